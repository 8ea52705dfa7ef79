import { styled } from '@mui/material/styles'
import { useWatch, type Control } from 'react-hook-form'
import { formatPesos } from '@contract/domain/money'
import { texts } from '../charges.texts'
import { amountOf, changeOf, remainderOf, type PaymentValues } from './payment.values'

const Totals = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1, 4),
  padding: spacing(2),
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.surface.sunken,
  fontVariantNumeric: 'tabular-nums',
  '& dl, & dd': { margin: 0 },
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
  '& dd': { ...typography.h2 },
  '& .amount dd': { fontSize: '2rem', lineHeight: 1.2, color: vars.palette.primary.main },
}))

/** The amount large before the last press, and what it leaves, as it is typed. */
export function PaymentTotals({ control, saldo }: { control: Control<PaymentValues>; saldo: number }) {
  const values = useWatch({ control }) as PaymentValues
  const change = changeOf(saldo, values)
  return (
    <Totals aria-live="polite">
      <dl className="amount">
        <dt>{texts.toPay}</dt>
        <dd>{formatPesos(amountOf(saldo, values))}</dd>
      </dl>
      {values.pago_parcial && (
        <dl>
          <dt>{texts.remains}</dt>
          <dd>{formatPesos(remainderOf(saldo, values))}</dd>
        </dl>
      )}
      {change !== null && (
        <dl>
          <dt>{texts.change}</dt>
          <dd>{formatPesos(change)}</dd>
        </dl>
      )}
    </Totals>
  )
}
