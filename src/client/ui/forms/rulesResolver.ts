import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { Campos } from '@contract/domain/campos'

export const toErrors = (campos: Campos): FieldErrors =>
  Object.fromEntries(Object.entries(campos).map(([campo, message]) => [campo, { type: 'regla', message }]))

export const rulesResolver =
  <Values extends FieldValues>(problems: (values: NoInfer<Values>) => Campos): Resolver<Values> =>
  (values) => {
    const campos = problems(values)
    return Object.keys(campos).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: toErrors(campos) as FieldErrors<Values> }
  }
