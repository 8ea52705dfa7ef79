import { useRef, type RefObject } from 'react'
import {
  useForm,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'
import { draftOf, useKept } from './drafts'

/** What is kept with a form's values: the idempotency key its content was sent under, for its write. */
export type Beside = RefObject<unknown>

export interface KeptFormProps<Values extends FieldValues> extends UseFormProps<Values> {
  /** The form's name at its address, with the id of its row: `alumno 12`. */
  kept: string
  /** Further fields not to keep, besides passwords, health and files. */
  unkept?: readonly (keyof Values & string)[]
}

export type KeptForm<Values extends FieldValues> = UseFormReturn<Values> & { beside: Beside }

interface Draft {
  values: object
  beside: unknown
}

/**
 * Use it for every form: react-hook-form's `useForm`, whose values outlive the end of a session (decisions/0029). A request whose answer
 * was lost keeps its key too, so sending it again after signing in does nothing twice.
 */
export const useKeptForm = <Values extends FieldValues = FieldValues>(
  props: KeptFormProps<Values>,
): KeptForm<Values> => {
  const { kept, unkept, ...options } = props
  const form = useForm<Values>(options)
  const beside = useRef<unknown>(null)
  useKept<Draft>(kept, {
    read: () => {
      const before = form.formState.defaultValues as Partial<Values> | undefined
      const values = draftOf(form.getValues(), before, unkept)
      return Object.keys(values).length > 0 || beside.current !== null
        ? { values, beside: beside.current }
        : undefined
    },
    write: (draft) => {
      beside.current = draft.beside
      for (const [name, value] of Object.entries(draft.values))
        form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    },
  })
  return { ...form, beside }
}
