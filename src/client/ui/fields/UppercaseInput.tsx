import { TextInput, type TextInputProps } from './TextInput'
import { useInPlace } from './useInPlace'

/** Changes only the case, so that the caret stays; the contract's `upper` trims when the form is sent. */
const toUpper = (text: string): string => text.toLocaleUpperCase('es-MX')

export function UppercaseInput({ onChange, ...props }: TextInputProps) {
  return <TextInput {...props} {...useInPlace(toUpper, onChange)} look="upper" />
}
