import { TextInput, type TextInputProps } from './TextInput'
import { useInPlace } from './useInPlace'

/** Letters and digits only; a pasted CURP may hold blanks or dashes. */
const toCurp = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-ZÑ0-9]/g, '')
    .slice(0, 18)

/** A CURP: uppercase, 18 characters, the rest is not let in. What is wrong with it, `curpProblem` of the contract says. */
export function CurpInput({ onChange, ...props }: TextInputProps) {
  return (
    <TextInput
      {...props}
      {...useInPlace(toCurp, onChange)}
      look="upper"
      hint={props.hint ?? '18 caracteres'}
    />
  )
}
