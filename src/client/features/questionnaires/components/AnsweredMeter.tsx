import { styled } from '@mui/material/styles'
import { StatusChip } from '../../../ui/page/StatusChip'
import { texts } from '../questionnaires.texts'

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
    '& > i': { display: 'block', height: '100%', background: vars.palette.primary.main },
  },
  '& > p': { margin: 0, ...typography.body2, color: vars.palette.text.secondary },
}))

/** How many families have answered, and how many are missing. */
export function AnsweredMeter({ done, all }: { done: number; all: number }) {
  const text = texts.progressText(done, all)
  return (
    <Frame>
      <div className="top">
        <strong>{texts.progress}</strong>
        <StatusChip tone={done === all ? 'success' : 'warning'} label={text} />
      </div>
      <div
        className="bar"
        role="meter"
        aria-label={texts.progress}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={done}
        aria-valuetext={text}
      >
        <i style={{ width: `${(done / all) * 100}%` }} />
      </div>
      <p>{done === all ? texts.progressDone : texts.progressMissing(all - done)}</p>
    </Frame>
  )
}
