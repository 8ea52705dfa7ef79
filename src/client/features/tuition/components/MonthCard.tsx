import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import type { IsoDate } from '@contract/domain/dates'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { MoneyText } from '../../../ui/page/MoneyText'
import { StatusChip, type StatusTone } from '../../../ui/page/StatusChip'
import { costToday, monthName, standingOf, type Standing } from '../tuition.months'
import { texts } from '../tuition.texts'
import { MonthFacts } from './MonthFacts'

interface MonthCardProps {
  month: Tuition
  today: IsoDate
  /** Null when the month cannot be chosen: it is paid, or the user only looks. */
  chosen: boolean | null
  onChoose: (id: number, chosen: boolean) => void
  /** Of a paid month: receipt, cancel. */
  actions?: ReactNode
}

const TONES: Record<Standing, StatusTone> = {
  PAGADA: 'success',
  VENCIDA: 'error',
  POR_PAGAR: 'warning',
  PROXIMA: 'neutral',
}

const Card = styled('li')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: spacing(0.5),
  padding: spacing(1.5, 2),
  border: `1px solid ${vars.palette.divider}`,
  borderInlineStart: `4px solid ${vars.palette.surface.border}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '&.success': { borderInlineStartColor: vars.palette.success.main },
  '&.error': { borderInlineStartColor: vars.palette.error.main },
  '&.warning': { borderInlineStartColor: vars.palette.warning.main },
  '&:has(input:checked)': {
    background: vars.palette.surface.infoSoft,
    outline: `1px solid ${vars.palette.primary.main}`,
  },
  '&:has(input:focus-visible)': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
  '& > .top': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spacing(0.5, 1) },
  '& .top > label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: spacing(1),
    flex: '1 1 auto',
    minHeight: 28,
    fontWeight: 650,
    cursor: 'pointer',
    // The whole card is pressed.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& .top > strong': { flex: '1 1 auto', minHeight: 28, fontWeight: 650, alignContent: 'center' },
  // In narrow cards always below the name: some fit beside it and some do not.
  [breakpoints.up('sm')]: { '& .top > label, & .top > strong': { flexBasis: '100%' } },
  '& input': {
    width: 18,
    height: 18,
    margin: 0,
    flex: 'none',
    accentColor: vars.palette.primary.main,
    outline: 'none',
    cursor: 'inherit',
  },
  '& > .ui-money': { ...typography.h2, fontVariantNumeric: 'tabular-nums' },
  '& > p': { ...typography.body2, margin: 0, color: vars.palette.text.secondary },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', gap: spacing(0.5), marginInline: spacing(-1) },
  '& > .actions > button': { paddingInline: spacing(1), minHeight: 32 },
}))

/** One month: what it costs today, where it stands, and whether it is paid now. */
export function MonthCard({ month, today, chosen, onChoose, actions }: MonthCardProps) {
  const id = useId()
  const standing = standingOf(month, today)
  const label = standing === 'VENCIDA' ? texts.late(month.meses_retraso) : texts.standing[standing]
  return (
    <Card className={TONES[standing]}>
      <div className="top">
        {chosen === null ? (
          <strong>{monthName(month)}</strong>
        ) : (
          <label htmlFor={id}>
            <input
              id={id}
              type="checkbox"
              checked={chosen}
              onChange={({ target }) => onChoose(month.id, target.checked)}
              aria-describedby={`${id}-facts`}
            />
            {monthName(month)}
          </label>
        )}
        <StatusChip label={label} tone={TONES[standing]} />
      </div>
      <MoneyText pesos={costToday(month)} />
      <MonthFacts id={`${id}-facts`} month={month} today={today} />
      {actions && <div className="actions">{actions}</div>}
    </Card>
  )
}
