import { InfoPanel } from '../../../ui/page/InfoPanel'
import { texts } from '../questionnaires.texts'

interface DraftConflictProps {
  answered: boolean
  replaced: boolean
}

/** What happened to the questionnaire while it was being written here. */
export function DraftConflict({ answered, replaced }: DraftConflictProps) {
  if (answered)
    return (
      <InfoPanel tone="warning" live title={texts.answeredMeanwhile} text={texts.answeredMeanwhileText} />
    )
  if (replaced) return <InfoPanel tone="warning" live title={texts.replaced} text={texts.replacedText} />
  return null
}
