import { isAnswered } from '@contract/questionnaires/questionnaires.rules'
import type { FamilyAnswers } from '@contract/questionnaires/questionnaires.schemas'
import { StatusChip } from '../../../ui/page/StatusChip'
import { texts } from '../parents.texts'

interface AnswersProgressProps {
  family: Pick<FamilyAnswers, 'respondidas' | 'faltan'>
  /** How many there are to answer. */
  questions: number
}

/** How far a family is. */
export function AnswersProgress({ family, questions }: AnswersProgressProps) {
  const { respondidas, faltan } = family
  const missing = faltan > 0 ? ` · ${texts.answersMissing(faltan)}` : ''
  return (
    <StatusChip
      tone={isAnswered(family) ? 'success' : 'warning'}
      label={texts.answersDone(respondidas, questions) + missing}
    />
  )
}
