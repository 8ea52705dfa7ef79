import { styled } from '@mui/material/styles'
import { percentLabel } from '@contract/domain/discounts'
import { formatPesos } from '@contract/domain/money'
import { MoneyText } from '../../../ui/page/MoneyText'
import type { Amounts } from '../tuition.order'
import { texts } from '../tuition.texts'

interface AmountLinesProps {
  amounts: Amounts
  /** Of the year paid at once. */
  discountPercent?: number
}

const Lines = styled('dl')(({ theme: { vars, spacing } }) => ({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: spacing(2),
    paddingBlock: spacing(0.5),
  },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& > .total': { display: 'block', marginTop: spacing(1), borderTop: `1px solid ${vars.palette.divider}` },
  '& > .total dd': { color: vars.palette.primary.main },
}))

/** What is taken, line by line: list price, beca, discount, recargos; the total large. Said aloud as it changes. */
export function AmountLines({ amounts, discountPercent = 0 }: AmountLinesProps) {
  const { lista, beca, descuento, recargos, total } = amounts
  const lines = [
    [texts.listPrice, lista, true],
    [texts.becaLine, -beca, beca > 0],
    [texts.discountLine(percentLabel(discountPercent)), -descuento, descuento > 0],
    [texts.recargoLine, recargos, recargos > 0],
  ] as const
  return (
    <Lines aria-live="polite">
      {lines.map(
        ([label, pesos, shown]) =>
          shown && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatPesos(pesos)}</dd>
            </div>
          ),
      )}
      <div className="total">
        <dt>{texts.total}</dt>
        <dd>
          <MoneyText pesos={total} large />
        </dd>
      </div>
    </Lines>
  )
}
