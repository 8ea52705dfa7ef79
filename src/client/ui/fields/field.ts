import type { Ref } from 'react'

export interface FieldLook {
  label: string
  error?: string | undefined
  hint?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
}

export interface NumericField extends FieldLook {
  /** Null while empty, NaN while the text is no number. */
  value: number | null
  onChange: (value: number | null) => void
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
