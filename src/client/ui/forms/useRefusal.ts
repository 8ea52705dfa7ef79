import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Campos } from '@contract/domain/campos'
import { useNotice } from '../notices/useNotice'
import { showServerProblems } from './showServerProblems'

/**
 * Tells a refused write under the customer's title, and beside the fields of the form when there is one. Nothing that was
 * typed is lost.
 * @param title null: the server's message is the title
 */
export const useRefusal = <Values extends FieldValues>(
  title: string | null,
  form?: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
) => {
  const { notify } = useNotice()
  return ({ message, campos }: { message: string; campos?: Campos }): void => {
    notify({ title: title ?? message, ...(title === null ? {} : { text: message }), kind: 'error' })
    if (form) showServerProblems(form, campos)
  }
}
