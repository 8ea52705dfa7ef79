import { styled } from '@mui/material/styles'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { Grade } from '@contract/domain/grades'
import { gradeEffect } from '../scholarship.values'
import { texts } from '../scholarships.texts'

const Frame = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  padding: spacing(1.5, 2),
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.surface.sunken,
  '& > p': { margin: 0, ...typography.body2, color: vars.palette.text.secondary },
  '& > strong': { display: 'block', fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums' },
}))

interface GradeEffectProps {
  cycle: Cycle
  grade: Grade
  percent: number
}

/** "10 meses: 2,350.00 → 1,997.50", before anything is saved. */
export function GradeEffect({ cycle, grade, percent }: GradeEffectProps) {
  return (
    <Frame role="group" aria-label={texts.effect}>
      <p>{texts.effect}</p>
      <strong role="status">{gradeEffect(cycle, grade, percent)}</strong>
      <p>{texts.effectText}</p>
    </Frame>
  )
}
