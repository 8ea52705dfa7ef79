import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { formatPesos } from '@contract/domain/money'
import { openTotalLabel } from '@contract/statements/statements.rules'
import type { AccountBook } from '@contract/statements/statements.schemas'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/iconName'
import { Card, Row } from '../layout/layout'
import type { Detail } from '../page/Details'
import { MoneyText } from '../page/MoneyText'

const Frame = styled(Card)(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: spacing(1.5, 3),
  alignItems: 'start',
  '& > .photo': {
    gridRow: 'span 2',
    width: 96,
    height: 120,
    display: 'grid',
    placeItems: 'center',
    objectFit: 'cover',
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.surface.neutralSoft,
    color: vars.palette.text.secondary,
    fontSize: typography.pxToRem(32),
    fontWeight: 600,
  },
  '& > .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: spacing(1, 3),
    margin: 0,
    minWidth: 0,
    '& dt': { fontSize: typography.pxToRem(13), color: vars.palette.text.secondary },
    '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
    '& a': { color: vars.palette.primary.main, textUnderlineOffset: 3 },
  },
  '& > .balances': { display: 'flex', gap: spacing(3), textAlign: 'right' },
  '& > .marks': { gridColumn: '2 / -1', alignSelf: 'end' },
  '&.faceless': { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > .marks': { gridColumn: '1 / -1' } },
  [breakpoints.down('md')]: {
    '&, &.faceless': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '& > .photo': { width: 72, height: 90, gridRow: 'auto' },
    '& > .balances, & > .marks, &.faceless > .facts': { gridColumn: '1 / -1' },
    '& > .balances': { textAlign: 'left', flexWrap: 'wrap', gap: spacing(1, 3) },
  },
}))

interface RecordHeadProps {
  photo?: ReactNode
  facts: readonly Detail[]
  side: ReactNode
  marks?: ReactNode
}

export const Facts = ({ facts }: { facts: readonly Detail[] }) =>
  facts
    .filter(({ value }) => Boolean(value))
    .map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))

export function RecordHead({ photo, facts, side, marks }: RecordHeadProps) {
  return (
    <Frame className={photo ? '' : 'faceless'}>
      {photo}
      <dl className="facts">
        <Facts facts={facts} />
      </dl>
      {side && <div className="balances">{side}</div>}
      {marks && (
        <Row className="marks" gap={1}>
          {marks}
        </Row>
      )}
    </Frame>
  )
}

const Mark = styled('strong')(({ theme: { vars, spacing } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(0.75),
  padding: spacing(0.25, 1.25),
  borderRadius: 16,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  background: vars.palette.surface.errorSoft,
  color: vars.palette.error.main,
  '& > svg': { flex: 'none' },
}))

/** What must be noticed at once: health, or to whom the child must not be given. */
export function RedMark({ text, icon = 'health' }: { text: string; icon?: IconName }) {
  return (
    <Mark>
      <Icon name={icon} size={18} />
      {text}
    </Mark>
  )
}

const Figure = styled('div')(({ theme: { vars, typography } }) => ({
  // The amount loads after the page: its room is reserved so that nothing moves.
  minWidth: 176,
  minHeight: 72,
  '& > span, & > small': { display: 'block', fontSize: typography.pxToRem(13) },
  '& > span:first-of-type': { color: vars.palette.text.secondary },
  '& > .amount': { fontSize: typography.pxToRem(24), fontWeight: 600, lineHeight: 1.3 },
  '& > .late': { color: vars.palette.error.main, fontWeight: 600 },
  '& > .good': { color: vars.palette.success.main, fontWeight: 600 },
}))

interface DebtFigureProps {
  /** Undefined while loading, null when loading failed. */
  account: Pick<AccountBook, 'total' | 'ciclos'> | null | undefined
}

/** The large figure is what is overdue: a family that pays in time sees «Al corriente», although later months are open. */
export function DebtFigure({ account }: DebtFigureProps) {
  if (!account)
    return (
      <Figure aria-busy={account === undefined}>
        <span>Vencido</span>
        <div className="amount">{account === undefined ? '…' : '—'}</div>
      </Figure>
    )
  const { vencido, saldo } = account.total
  const late = vencido > 0
  return (
    <Figure aria-busy={false}>
      <span>{late ? 'Vencido' : 'Adeudo'}</span>
      <div className={late ? 'amount late' : 'amount good'}>
        {late ? formatPesos(vencido) : 'Al corriente'}
      </div>
      <small>{saldo > 0 ? `${openTotalLabel(account.ciclos)} ${formatPesos(saldo)}` : 'Sin adeudos'}</small>
    </Figure>
  )
}

interface BalanceFigureProps {
  label: string
  pesos: number | null | undefined
}

export function BalanceFigure({ label, pesos }: BalanceFigureProps) {
  return (
    <Figure aria-busy={pesos === undefined}>
      <span>{label}</span>
      <div className="amount">
        {pesos === undefined ? '…' : pesos === null ? '—' : <MoneyText pesos={pesos} />}
      </div>
    </Figure>
  )
}
