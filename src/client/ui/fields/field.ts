import type { Ref } from 'react'

export interface FieldLook {
  label: string
  error?: string | undefined
  hint?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
}

/** Value of a number field: null while empty, NaN while its text is no number. Amounts are pesos. */
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
