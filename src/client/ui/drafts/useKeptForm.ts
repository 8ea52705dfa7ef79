import { useRef, type RefObject } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form'
import type { Campos } from '@contract/domain/campos'
import { rulesResolver } from '../forms/rulesResolver'
import { draftOf, useKept } from './drafts'

export type SentKey = RefObject<unknown>

export interface KeptFormProps<Values extends FieldValues> {
  /** Name of the form at its address, with the id of its row: `alumno 12`. */
  draftName: string
  defaultValues: DefaultValues<Values>
  problems?: (values: NoInfer<Values>) => Campos
  unkept?: readonly (keyof Values & string)[]
}

export type KeptForm<Values extends FieldValues> = UseFormReturn<Values> & { sentKey: SentKey }

interface Draft {
  values: object
  /** Key of a write that was sent and never answered; null without one. */
  sentKey: unknown
}

/** Values and the key of an unanswered write outlive a session's end (decisions/0029): a retry does nothing twice. */
export const useKeptForm = <Values extends FieldValues = FieldValues>({
  draftName,
  defaultValues,
  problems,
  unkept,
}: KeptFormProps<Values>): KeptForm<Values> => {
  const form = useForm<Values>({
    defaultValues,
    ...(problems ? { resolver: rulesResolver(problems) } : {}),
  })
  const sentKey = useRef<unknown>(null)
  useKept<Draft>(draftName, {
    read: () => {
      const before = form.formState.defaultValues as Partial<Values> | undefined
      const values = draftOf(form.getValues(), before, unkept)
      return Object.keys(values).length > 0 || sentKey.current !== null
        ? { values, sentKey: sentKey.current }
        : undefined
    },
    write: (draft) => {
      sentKey.current = draft.sentKey
      for (const [name, value] of Object.entries(draft.values))
        form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    },
  })
  return { ...form, sentKey }
}
