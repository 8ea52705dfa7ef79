import LinearProgress from '@mui/material/LinearProgress'
import { Card, Quiet, Row } from '../layout/layout'
import { StatusChip } from './StatusChip'

interface MeterProps {
  label: string
  value: number
  max: number
  /** The count in words, for the chip and for screen readers. */
  text: string
  note: string
  tone: 'success' | 'warning' | 'info'
}

export function Meter({ label, value, max, text, note, tone }: MeterProps) {
  return (
    <Card pad={2} gap={1} sx={{ maxWidth: 560 }}>
      <Row justify="space-between">
        <strong>{label}</strong>
        <StatusChip tone={tone} label={text} />
      </Row>
      <LinearProgress
        role="meter"
        variant="determinate"
        color={tone === 'info' ? 'primary' : tone}
        value={Math.min(value, max)}
        max={max}
        aria-label={label}
        aria-valuetext={text}
        sx={({ vars }) => ({ height: 8, borderRadius: 4, background: vars.palette.surface.neutralSoft })}
      />
      <Quiet as="p">{note}</Quiet>
    </Card>
  )
}
