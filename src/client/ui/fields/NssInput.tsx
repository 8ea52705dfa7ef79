import { TextInput, type TextInputProps } from './TextInput'
import { useInPlace } from './useInPlace'

/** Digits only; a pasted number may hold blanks or dashes. */
const toNss = (text: string): string => text.replace(/\D/g, '').slice(0, 11)

/** A social security number (IMSS): 11 digits, the rest is not let in. What is wrong with it, `nssProblem` of the contract says. */
export function NssInput({ onChange, ...props }: TextInputProps) {
  return (
    <TextInput
      {...props}
      {...useInPlace(toNss, onChange)}
      inputMode="numeric"
      hint={props.hint ?? '11 dígitos'}
    />
  )
}
