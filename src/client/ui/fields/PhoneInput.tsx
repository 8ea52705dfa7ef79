import { formatPhone, normalizePhone } from '@contract/domain/phone'
import type { Ref } from 'react'
import type { FieldLook } from './field'
import { TextInput } from './TextInput'
import { useDraft } from './useDraft'

export interface PhoneInputProps extends FieldLook {
  /** Digits, as they are stored. */
  value: string
  onChange: (digits: string) => void
  onBlur?: () => void
  name?: string
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

const read = (text: string): string => normalizePhone(text)

/** A phone number: typed with or without blanks, written '55 1234 5678' on leaving. Value-based: `Bound` or a Controller. */
export function PhoneInput({ value, onChange, onBlur, ...props }: PhoneInputProps) {
  const [text, setText] = useDraft(value, { write: formatPhone, read })
  return (
    <TextInput
      {...props}
      inputMode="tel"
      hint={props.hint ?? '10 dígitos'}
      value={text}
      onChange={(event) => {
        const typed = event.target.value.replace(/[^\d+().\- ]/g, '')
        setText(typed)
        onChange(read(typed))
      }}
      onBlur={() => {
        setText(formatPhone(read(text)))
        onBlur?.()
      }}
    />
  )
}
