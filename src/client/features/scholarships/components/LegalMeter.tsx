import type { Cycle } from '@contract/cycles/cycles.schemas'
import { legalMinimum } from '@contract/scholarships/scholarships.rules'
import { Meter } from '../../../ui/page/Meter'
import { texts } from '../scholarships.texts'

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
  return (
    <Meter
      label={texts.meter}
      value={holders}
      max={needed}
      text={texts.meterText(holders, needed)}
      note={met ? texts.meterMet : texts.meterShort(needed - holders)}
      tone={met ? 'success' : 'warning'}
    />
  )
}
