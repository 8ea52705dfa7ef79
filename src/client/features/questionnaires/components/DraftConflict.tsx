import { InfoPanel } from '../../../ui/page/InfoPanel'
import { texts } from '../questionnaires.texts'

interface DraftConflictProps {
  answered: boolean
  replaced: boolean
}

/** What happened to the questionnaire while it was being written here. */
export function DraftConflict({ answered, replaced }: DraftConflictProps) {
  return (
    <div role="status">
      {answered && (
        <InfoPanel tone="warning" title={texts.answeredMeanwhile} text={texts.answeredMeanwhileText} />
      )}
      {replaced && !answered && <InfoPanel tone="warning" title={texts.replaced} text={texts.replacedText} />}
    </div>
  )
}
