import { styled } from '@mui/material/styles'
import { formatPesos } from '@contract/domain/money'
import { BUCKETS, type DebtSums } from '@contract/statements/debtorLists'
import { Card } from '../../../ui/layout/layout'
import { MoneyText } from '../../../ui/page/MoneyText'
import { BUCKET_LABELS, texts } from '../statements.texts'

const Frame = styled(Card)(({ theme: { vars, spacing, typography } }) => ({
  '& > .bar': {
    display: 'flex',
    gap: 2,
    height: 8,
    borderRadius: 4,
    overflow: 'hidden',
    background: vars.palette.surface.neutralSoft,
  },
  '& .un_mes': { background: vars.palette.info.main },
  '& .dos_meses': { background: vars.palette.warning.main },
  '& .tres_meses': { background: vars.palette.error.main },
  '& > dl': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: spacing(0.5, 3),
    margin: 0,
    '& > div': { flex: '1 0 auto', minWidth: 110 },
    '& > .total': { flexBasis: 200 },
  },
  '& dt': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(0.75),
    fontSize: typography.pxToRem(13),
    color: vars.palette.text.secondary,
  },
  '& dt > i': { flex: 'none', width: 10, height: 10, borderRadius: 3 },
  '& :is(dt, dd)': { lineHeight: 1.3 },
  '& dd': { margin: 0, fontWeight: 600 },
  '& .total dd': { fontSize: typography.pxToRem(20), lineHeight: 1.2 },
}))

/** The overdue sum is without late fees and what is not due yet. @param sums null while loading: the figures keep their place */
export function DebtTotals({ sums }: { sums: DebtSums | null }) {
  const spoken =
    sums && BUCKETS.map((bucket) => `${BUCKET_LABELS[bucket]}: ${formatPesos(sums[bucket])}`).join(', ')
  const figures = [
    ...BUCKETS.map((bucket) => ({ label: BUCKET_LABELS[bucket], mark: bucket, value: sums?.[bucket] })),
    { label: texts.fees, mark: null, value: sums?.recargos },
    { label: 'Por vencer', mark: null, value: sums?.por_vencer },
  ]
  const money = (pesos: number | undefined) => (pesos === undefined ? '…' : <MoneyText pesos={pesos} />)
  return (
    <Frame pad={[1, 2]} gap={1} aria-busy={sums === null}>
      <div
        className="bar"
        {...(spoken ? { role: 'img', 'aria-label': `Vencido por atraso: ${spoken}` } : {})}
      >
        {sums &&
          BUCKETS.filter((bucket) => sums[bucket] > 0).map((bucket) => (
            <i key={bucket} className={bucket} style={{ flexGrow: sums[bucket] }} />
          ))}
      </div>
      <dl>
        <div className="total">
          <dt>Total vencido</dt>
          <dd>{money(sums?.vencido)}</dd>
        </div>
        {figures.map(({ label, mark, value }) => (
          <div key={label}>
            <dt>
              {mark && <i className={mark} aria-hidden />}
              {label}
            </dt>
            <dd>{money(value)}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  )
}
