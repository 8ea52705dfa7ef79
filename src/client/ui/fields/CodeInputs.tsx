import { formatNss, normalizeNss } from '@contract/domain/nss'
import { TextInput, type TextInputProps } from './TextInput'
import { useInPlace } from './useInPlace'

const codeOf =
  (others: RegExp, most: number) =>
  (text: string): string =>
    text.toUpperCase().replace(others, '').slice(0, most)

const toCurp = codeOf(/[^A-ZÑ0-9]/g, 18)

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

const toRfc = codeOf(/[^A-ZÑ&0-9]/g, 13)

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

interface NssInputProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string
  onChange: (digits: string) => void
}

/** Social security number (IMSS): 11 digits, grouped as on its card. The contract's `nssProblem` checks it. */
export function NssInput({ value, onChange, ...props }: NssInputProps) {
  const inPlace = useInPlace(formatNss, (event) => onChange(normalizeNss(event.target.value)))
  return (
    <TextInput
      {...props}
      {...inPlace}
      value={formatNss(value)}
      inputMode="numeric"
      hint={props.hint ?? '11 dígitos'}
    />
  )
}
