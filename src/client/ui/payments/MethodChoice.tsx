import { styled } from '@mui/material/styles'
import { memo, useId, useState, type Ref } from 'react'
import { paymentMethodLabel, type PaymentMethod } from '@contract/domain/paymentMethods'

const Choice = styled('div')(({ theme: { vars, typography } }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: `1px solid ${vars.palette.surface.border}`,
  borderRadius: vars.shape.borderRadius,
  overflow: 'hidden',
  '& + &': { marginTop: 8 },
  '& > label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: 36,
    padding: '0 4px',
    fontSize: typography.pxToRem(14),
    cursor: 'pointer',
  },
  '& > label + label': { borderInlineStart: `1px solid ${vars.palette.divider}` },
  '& > label:hover': { background: vars.palette.surface.sunken },
  '& > label:has(:checked)': {
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    fontWeight: 600,
  },
  '& > label:has(:focus-visible)': {
    outline: `2px solid ${vars.palette.primary.main}`,
    outlineOffset: -4,
  },
  '& > label:has(:checked:focus-visible)': { outlineColor: vars.palette.primary.contrastText },
  // Covers the whole option: touch exploration by a screen reader finds it anywhere.
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
}))

const Problem = styled('p')(({ theme: { vars, spacing, typography } }) => ({
  margin: spacing(0.5, 0, 0),
  fontSize: typography.pxToRem(13),
  color: vars.palette.error.main,
}))

const OTHER = ['CHEQUE', 'DEPOSITO'] as const
const MAIN = ['EFECTIVO', 'TRANSFERENCIA', 'TARJETA'] as const
const SHORT: Partial<Record<PaymentMethod, string>> = { TRANSFERENCIA: 'Transf.' }
const isOther = (method: PaymentMethod | null) => method === 'CHEQUE' || method === 'DEPOSITO'

interface MethodChoiceProps {
  value: PaymentMethod | null
  /** Null after «Otro», until cheque or deposit is chosen. */
  onChange: (method: PaymentMethod | null) => void
  withoutCash?: boolean
  name: string
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

interface PartProps {
  name: string
  label: string
  shown?: string | undefined
  checked: boolean
  onPick: () => void
  inputRef?: Ref<HTMLInputElement> | undefined
}

function Part({ name, label, shown, checked, onPick, inputRef }: PartProps) {
  return (
    <label>
      <input
        type="radio"
        {...(shown ? { 'aria-label': label } : {})}
        name={name}
        checked={checked}
        onChange={onPick}
        ref={inputRef ?? null}
      />
      {shown ?? label}
    </label>
  )
}

interface KindChoiceProps<K extends string> {
  label: string
  kinds: readonly K[]
  labels: Readonly<Record<K, string>>
  value: K | null
  onChange: (kind: K) => void
  name: string
}

export function KindChoice<K extends string>(props: KindChoiceProps<K>) {
  const { label, kinds, labels, value, onChange, name } = props
  return (
    <Choice role="radiogroup" aria-label={label}>
      {kinds.map((kind) => (
        <Part
          key={kind}
          name={name}
          label={labels[kind]}
          checked={value === kind}
          onPick={() => onChange(kind)}
        />
      ))}
    </Choice>
  )
}

export const MethodChoice = memo(function MethodChoice(props: MethodChoiceProps) {
  const { value, onChange, withoutCash = false, name, error, inputRef } = props
  const [opened, setOpened] = useState(false)
  const id = useId()
  const other = isOther(value) || (opened && value === null)
  const main = MAIN.filter((each) => each !== 'EFECTIVO' || !withoutCash)
  const pick = (method: PaymentMethod | null, opens = false) => {
    setOpened(opens)
    onChange(method)
  }
  const part = (method: PaymentMethod, opens: boolean, first: boolean) => (
    <Part
      key={method}
      name={opens ? `${name} otro` : name}
      label={paymentMethodLabel(method)}
      shown={SHORT[method]}
      checked={value === method}
      onPick={() => pick(method, opens)}
      inputRef={first ? inputRef : undefined}
    />
  )
  return (
    <div role="radiogroup" aria-label="Método de pago" aria-describedby={error ? `${id}-error` : undefined}>
      <Choice>
        {main.map((method, at) => part(method, false, at === 0))}
        <Part name={name} label="Otro" checked={other} onPick={() => pick(null, true)} />
      </Choice>
      {other && <Choice>{OTHER.map((method) => part(method, true, false))}</Choice>}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </div>
  )
})
