import type { Ref } from 'react'

export interface FieldLook {
  label: string
  error?: string | undefined
  hint?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
}

/** What a field of a number holds: null while empty, NaN while its text is no number. An amount is in pesos. */
export type TypedNumber = number | null

export interface NumericField extends FieldLook {
  value: TypedNumber
  onChange: (value: TypedNumber) => void
  onBlur?: () => void
  name?: string
  ref?: Ref<HTMLInputElement>
}

export const ariaOf = (id: string, { error, hint, required }: Omit<FieldLook, 'label'>) => ({
  id,
  'aria-invalid': Boolean(error),
  'aria-required': required ?? false,
  ...(error || hint ? { 'aria-describedby': `${id}-help` } : {}),
})
