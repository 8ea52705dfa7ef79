import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Campos } from '@contract/domain/campos'

/**
 * Puts the server's reasons beside their fields and the focus on the first. Nothing typed is touched.
 * @returns whether any of them belongs to a field of this form
 */
export const showServerProblems = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  campos: Campos | undefined,
): boolean => {
  const own = Object.entries(campos ?? {}).filter(([campo]) => campo in form.getValues())
  own.forEach(([campo, message], at) =>
    form.setError(campo as FieldPath<Values>, { type: 'servidor', message }, { shouldFocus: at === 0 }),
  )
  return own.length > 0
}
