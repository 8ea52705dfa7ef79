import { styled } from '@mui/material/styles'
import { Card, Quiet, Row } from '../layout/layout'
import { Bar } from './ProgressBar'
import { StatusChip } from './StatusChip'

interface MeterProps {
  label: string
  value: number
  max: number
  text: string
  note: string
  tone: 'success' | 'warning' | 'info'
}

const Narrow = styled(Card)({ maxWidth: 560 })

const Track = styled(Bar)(({ theme: { vars } }) => ({ background: vars.palette.surface.neutralSoft }))

export function Meter({ label, value, max, text, note, tone }: MeterProps) {
  return (
    <Narrow pad={2} gap={1}>
      <Row justify="space-between">
        <strong>{label}</strong>
        <StatusChip tone={tone} label={text} />
      </Row>
      <Track
        role="meter"
        variant="determinate"
        color={tone === 'info' ? 'primary' : tone}
        value={Math.min(value, max)}
        max={max}
        aria-label={label}
        aria-valuetext={text}
      />
      <Quiet as="p">{note}</Quiet>
    </Narrow>
  )
}
