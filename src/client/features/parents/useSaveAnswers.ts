import type { Questionnaire } from '@contract/questionnaires/questionnaires.schemas'
import { isApiError } from '../../state/core/errors'
import { useCatchUp } from '../../state/core/useCatchUp'
import { useIdempotencyKey } from '../../state/core/useIdempotencyKey'
import { useAnswerQuestionnaireMutation } from '../../state/questionnaires/questionnaires.api'
import { useNotice } from '../../ui/notices/useNotice'
import { texts } from './parents.texts'
import type { Answers } from './useAnswers'

/** Sends what was changed. A refusal is told beside its questions and loses nothing of what was typed. */
export const useSaveAnswers = (
  { cicloEscolarId, preguntas }: Questionnaire,
  idPadre: number,
  { changed, problemOf, refuse, sent }: Answers,
) => {
  const [answer] = useAnswerQuestionnaireMutation()
  const catchUp = useCatchUp()
  const keys = useIdempotencyKey()
  const { notify } = useNotice()

  return async (): Promise<void> => {
    const wrong = preguntas.map(problemOf).find(Boolean)
    if (wrong) return notify({ title: texts.ups, text: wrong, kind: 'warning' })
    if (changed.length === 0) return notify({ title: texts.answersSame, kind: 'info' })
    const body = { cicloEscolarId, idPadre, respuestas: changed }
    try {
      const { familia } = await answer({ ...body, idempotencyKey: keys.keyFor(body) }).unwrap()
      keys.done()
      sent(changed)
      const text = familia.faltan > 0 ? `${texts.answersMissing(familia.faltan)}.` : undefined
      notify({ title: texts.answersSaved, text, kind: 'success' })
    } catch (error) {
      if (!isApiError(error)) throw error
      refuse(error.campos, changed)
      // Switched off, or replaced: the page has to know.
      if (error.status === 409) catchUp('Cycle')
      notify({ title: texts.answersFailed, text: error.message, kind: 'error' })
    }
  }
}
