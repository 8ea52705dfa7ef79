import { TextInput, type TextInputProps } from './TextInput'
import { useInPlace } from './useInPlace'

/** Letter by letter, so that the caret stays; blanks are tidied by the contract's `upper` when the form is sent. */
const toUpper = (text: string): string => text.toLocaleUpperCase('es-MX')

/** Text that is kept in uppercase; Ñ and accents stay. The form's value is uppercase too, already while typing. */
export function UppercaseInput({ onChange, ...props }: TextInputProps) {
  return <TextInput {...props} {...useInPlace(toUpper, onChange)} look="upper" />
}
