import { formatPesos, parsePesos } from '@contract/domain/money'
import type { NumericField, TypedNumber } from './field'
import { TextInput } from './TextInput'
import { useDraft } from './useDraft'

interface MoneyInputProps extends NumericField {
  autoFocus?: boolean
  placeholder?: string
}

const read = (text: string): TypedNumber => (text.trim() === '' ? null : (parsePesos(text) ?? NaN))

const write = (pesos: TypedNumber): string => (pesos === null ? '' : formatPesos(pesos).replace('$', ''))

/** Pesos, formatted at blur. Value-based: `Bound` or a Controller. Text that is no amount is NaN: `!(monto > 0)` catches it. */
export function MoneyInput({ value, onChange, onBlur, ...props }: MoneyInputProps) {
  const [text, setText] = useDraft(value, { write, read })
  // Setting the same text again could undo an amount that the form restores at this moment.
  const rewrite = (next: string) => next !== text && setText(next)
  return (
    <TextInput
      {...props}
      look="number"
      inputMode="decimal"
      start="$"
      placeholder={props.placeholder ?? '0.00'}
      value={text}
      onChange={(event) => {
        const typed = event.target.value.replace(/[^\d.,$ ]/g, '')
        setText(typed)
        onChange(read(typed))
      }}
      // Editing '1,234.50' is easier without the comma, and a whole amount is usually replaced.
      onFocus={(event) => {
        const plain = text.replace(/,/g, '')
        event.target.value = plain
        rewrite(plain)
        event.target.select()
      }}
      onBlur={() => {
        const pesos = read(text)
        if (!Number.isNaN(pesos)) rewrite(write(pesos))
        onBlur?.()
      }}
    />
  )
}
