import { styled } from '@mui/material/styles'
import type { AccountTotals as Totals } from '@contract/statements/statements.schemas'
import { MoneyText } from '../../../ui/page/MoneyText'
import { texts } from '../statements.texts'

const List = styled('dl')(({ theme: { vars, spacing, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: spacing(2),
  margin: spacing(0, 0, 2),
  '& > div': {
    padding: spacing(2),
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
  },
  '& dt': { fontSize: typography.pxToRem(13), color: vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& dd.big': { fontSize: typography.pxToRem(24), fontWeight: 650, lineHeight: 1.3 },
  '& .late': { color: vars.palette.error.main },
  '& dd > small': { color: vars.palette.text.secondary },
}))

/** What is open, since when, and what being late would cost besides. */
export function AccountTotals({ totals: { saldo, vencido, por_vencer, recargos } }: { totals: Totals }) {
  return (
    <List>
      <div>
        <dt>{texts.balance}</dt>
        <dd className="big">
          <MoneyText pesos={saldo} />
        </dd>
        {saldo === 0 && <dd>{texts.settled}</dd>}
      </div>
      <div>
        <dt>{texts.overdue}</dt>
        <dd className={vencido > 0 ? 'big late' : 'big'}>
          <MoneyText pesos={vencido} />
        </dd>
      </div>
      <div>
        <dt>{texts.toCome}</dt>
        <dd className="big">
          <MoneyText pesos={por_vencer} />
        </dd>
      </div>
      {recargos > 0 && (
        <div>
          <dt>{texts.fees}</dt>
          <dd className="big">
            <MoneyText pesos={recargos} />
          </dd>
          <dd>
            <small>{texts.feesText}</small>
          </dd>
        </div>
      )}
    </List>
  )
}
