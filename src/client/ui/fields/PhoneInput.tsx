import type { Ref } from 'react'
import { formatPhone, normalizePhone, typedPhone } from '@contract/domain/phone'
import type { FieldLook } from './field'
import { TextInput } from './TextInput'
import { useTypedText } from './useTypedText'
import { useInPlace } from './useInPlace'

interface PhoneInputProps extends FieldLook {
  value: string
  onChange: (digits: string) => void
  onBlur?: () => void
  name?: string
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

const read = (text: string): string => normalizePhone(text)

/** Grouped while it is typed, '55 1234 5678'. Takes a value: use `Bound` or a Controller. */
export function PhoneInput({ value, onChange, onBlur, ...props }: PhoneInputProps) {
  const [text, setText] = useTypedText(value, { write: formatPhone, read })
  const inPlace = useInPlace(typedPhone, ({ target }) => {
    setText(target.value)
    onChange(read(target.value))
  })
  return (
    <TextInput
      {...props}
      inputMode="tel"
      hint={props.hint ?? '10 dígitos'}
      value={text}
      {...inPlace}
      onBlur={() => {
        setText(formatPhone(read(text)))
        onBlur?.()
      }}
    />
  )
}
