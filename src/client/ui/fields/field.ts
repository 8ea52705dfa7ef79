import type { Ref } from 'react'

/** What every field takes beside its value. */
export interface FieldLook {
  label: string
  /** `fieldState.error?.message`, or what `Bound` gives. */
  error?: string | undefined
  /** Help under the field; the error takes its place. */
  hint?: string | undefined
  /** Shows the mark and tells screen readers; the rule itself is the form's. */
  required?: boolean | undefined
  disabled?: boolean | undefined
}

/** A field whose value is a number, whatever it looks like while it is typed. */
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
