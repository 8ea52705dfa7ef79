import { styled } from '@mui/material/styles'
import { memo, useId } from 'react'
import { formatPesos, parsePesos } from '@contract/domain/money'
import { ariaOf, type NumericField, type TypedNumber } from './field'
import { FieldFrame } from './FieldFrame'
import { useTypedText } from './useTypedText'

/** A copy of MUI's outlined input, which is twenty components: too many to draw at each digit of an amount. */
const Box = styled('div')(({ theme: { vars, typography } }) => ({
  ...typography.body1,
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  '& > span': { position: 'absolute', insetInlineStart: 14, pointerEvents: 'none' },
  '& > input': {
    minWidth: 0,
    height: 40,
    padding: '0 11px 0 21px',
    border: `1px solid ${vars.palette.surface.border}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
    font: 'inherit',
    color: vars.palette.text.primary,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > input:hover': { borderColor: vars.palette.text.primary },
  '& > input::placeholder': { color: vars.palette.text.secondary, opacity: 0.9 },
  '& > input:focus': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: -2 },
  '& > input[aria-invalid=true]': {
    borderColor: vars.palette.error.main,
    outlineColor: vars.palette.error.main,
  },
  '& > input:disabled': { borderColor: vars.palette.action.disabled, color: vars.palette.text.disabled },
}))

interface MoneyInputProps extends NumericField {
  autoFocus?: boolean
  placeholder?: string
}

const read = (text: string): TypedNumber => (text.trim() === '' ? null : (parsePesos(text) ?? NaN))

const write = (pesos: TypedNumber): string => (pesos === null ? '' : formatPesos(pesos).replace('$', ''))

/** Pesos, formatted on blur; NaN for text that is no amount: `!(monto > 0)` catches it. Takes a value: use `Bound` or a Controller. */
export const MoneyInput = memo(function MoneyInput(props: MoneyInputProps) {
  const { value, onChange, onBlur, label, error, hint, required, placeholder = '0.00', ...input } = props
  const [text, setText] = useTypedText(value, { write, read })
  const id = useId()
  // Only if it differs: setting the same text could undo an amount that the form is restoring.
  const rewrite = (next: string) => next !== text && setText(next)
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={required}>
      <Box>
        <span>$</span>
        <input
          {...input}
          {...ariaOf(id, { error, hint, required })}
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            const typed = event.target.value.replace(/[^\d.,$ ]/g, '')
            setText(typed)
            onChange(read(typed))
          }}
          // Without the comma '1,234.50' is easier to edit; a whole amount is selected, because it is usually replaced.
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
      </Box>
    </FieldFrame>
  )
})
