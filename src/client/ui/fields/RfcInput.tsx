import { TextInput, type TextInputProps } from './TextInput'
import { useInPlace } from './useInPlace'

/** Letters, Ñ, & and digits only; a pasted RFC may hold blanks or dashes. */
const toRfc = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-ZÑ&0-9]/g, '')
    .slice(0, 13)

/** An RFC: uppercase, 13 characters of a person (12 of a company), the rest is not let in. What is wrong with it the contract says. */
export function RfcInput({ onChange, ...props }: TextInputProps) {
  return (
    <TextInput
      {...props}
      {...useInPlace(toRfc, onChange)}
      look="upper"
      hint={props.hint ?? '13 caracteres, con homoclave'}
    />
  )
}
