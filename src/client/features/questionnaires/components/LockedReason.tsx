import { InfoPanel } from '../../../ui/page/InfoPanel'
import { texts } from '../questionnaires.texts'

/** Why the questions cannot be changed. */
export function LockedReason({ answered }: { answered: boolean }) {
  return answered ? (
    <InfoPanel title={texts.answered} text={texts.answeredText} />
  ) : (
    <InfoPanel title={texts.readOnly} />
  )
}
