import { Meter } from '../../../ui/page/Meter'
import { texts } from '../questionnaires.texts'

/** How many families have answered, and how many are missing. */
export function AnsweredMeter({ done, all }: { done: number; all: number }) {
  return (
    <Meter
      label={texts.progress}
      value={done}
      max={all}
      text={texts.progressText(done, all)}
      note={done === all ? texts.progressDone : texts.progressMissing(all - done)}
      tone={done === all ? 'success' : 'info'}
    />
  )
}
