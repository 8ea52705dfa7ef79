import type { ReactNode } from 'react'
import type { NumericField, TypedNumber } from './field'
import { TextInput } from './TextInput'
import { useTypedText } from './useTypedText'

interface NumberInputProps extends NumericField {
  decimals?: number
  end?: ReactNode
}

const read = (text: string): TypedNumber => (text.trim() === '' ? null : Number(text))
const write = (value: TypedNumber): string => (value === null ? '' : String(value))

/** For percents and days. Takes a value: use `Bound` or a Controller. */
export function NumberInput({ value, onChange, decimals = 0, ...props }: NumberInputProps) {
  const [text, setText] = useTypedText(value, { write, read })
  return (
    <TextInput
      {...props}
      look="number"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      value={text}
      onChange={(event) => {
        const typed = event.target.value.replace(decimals > 0 ? /[^\d.]/g : /\D/g, '')
        setText(typed)
        onChange(read(typed))
      }}
    />
  )
}
