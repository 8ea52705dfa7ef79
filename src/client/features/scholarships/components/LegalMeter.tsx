import { styled } from '@mui/material/styles'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { legalMinimum } from '@contract/scholarships/scholarships.rules'
import { StatusChip } from '../../../ui/page/StatusChip'
import { texts } from '../scholarships.texts'

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
    '& > i': { display: 'block', height: '100%', background: vars.palette.warning.main },
    '&.met > i': { background: vars.palette.success.main },
  },
  '& > p': { margin: 0, ...typography.body2, color: vars.palette.text.secondary },
}))

interface LegalMeterProps {
  cycle: Cycle
  /** Of every pupil who holds a beca. */
  percents: readonly number[]
}

/** How many hold a beca of 25 % or more against the 5 % of the enrolled the law asks for; nothing while nobody is enrolled. */
export function LegalMeter({ cycle: { inscritos }, percents }: LegalMeterProps) {
  const enrolled = (inscritos?.PREESCOLAR ?? 0) + (inscritos?.PRIMARIA ?? 0)
  const { holders, needed } = legalMinimum(percents, enrolled)
  if (needed === 0) return null
  const met = holders >= needed
  const share = Math.min(100, (holders / needed) * 100)
  return (
    <Frame>
      <div className="top">
        <strong>{texts.meter}</strong>
        <StatusChip tone={met ? 'success' : 'warning'} label={texts.meterText(holders, needed)} />
      </div>
      <div
        className={met ? 'bar met' : 'bar'}
        role="meter"
        aria-label={texts.meter}
        aria-valuemin={0}
        aria-valuemax={needed}
        aria-valuenow={Math.min(holders, needed)}
        aria-valuetext={texts.meterText(holders, needed)}
      >
        <i style={{ width: `${share}%` }} />
      </div>
      <p>{met ? texts.meterMet : texts.meterShort(needed - holders)}</p>
    </Frame>
  )
}
