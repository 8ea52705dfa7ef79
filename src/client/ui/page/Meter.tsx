import { styled } from '@mui/material/styles'
import { StatusChip } from './StatusChip'

export interface MeterProps {
  /** What is counted. */
  label: string
  value: number
  /** Where the bar is full; more than 0. */
  max: number
  /** The count in words, for the chip and for those who do not see the bar. */
  text: string
  /** A line under the bar. */
  note: string
  tone: 'success' | 'warning' | 'info'
}

const Frame = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  display: 'grid',
  gap: spacing(1),
  maxWidth: 560,
  marginBottom: spacing(2),
  padding: spacing(2),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '& > .top': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(1),
  },
  '& > .bar': {
    height: 8,
    borderRadius: 4,
    overflow: 'hidden',
    background: vars.palette.surface.neutralSoft,
    '& > i': { display: 'block', height: '100%' },
    '&.success > i': { background: vars.palette.success.main },
    '&.warning > i': { background: vars.palette.warning.main },
    '&.info > i': { background: vars.palette.primary.main },
  },
  '& > p': { margin: 0, ...typography.body2, color: vars.palette.text.secondary },
}))

/** How far something has come: a bar, its count in words and a line of what is missing. */
export function Meter({ label, value, max, text, note, tone }: MeterProps) {
  const reached = Math.min(value, max)
  return (
    <Frame>
      <div className="top">
        <strong>{label}</strong>
        <StatusChip tone={tone} label={text} />
      </div>
      <div
        className={`bar ${tone}`}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={reached}
        aria-valuetext={text}
      >
        <i style={{ width: `${(reached / max) * 100}%` }} />
      </div>
      <p>{note}</p>
    </Frame>
  )
}
