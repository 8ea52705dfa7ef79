import type { Ref } from 'react'

/** Props of every field besides its value. */
export interface FieldLook {
  label: string
  /** `fieldState.error?.message`, or the `error` of `Bound`. */
  error?: string | undefined
  /** Help under the field; the error takes its place. */
  hint?: string | undefined
  /** Shows the mark and sets `aria-required`; the form's rule checks it. */
  required?: boolean | undefined
  disabled?: boolean | undefined
}

/** A field whose value is a number, however it looks while typing. */
export interface NumericField extends FieldLook {
  /** Null while empty, NaN while the text is no number. */
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: () => void
  name?: string
  ref?: Ref<HTMLInputElement>
}

/** The ARIA attributes that tie an input to its label, hint and error. */
export const ariaOf = (id: string, { error, hint, required }: Omit<FieldLook, 'label'>) => ({
  id,
  'aria-invalid': Boolean(error),
  'aria-required': required ?? false,
  ...(error || hint ? { 'aria-describedby': `${id}-help` } : {}),
})
