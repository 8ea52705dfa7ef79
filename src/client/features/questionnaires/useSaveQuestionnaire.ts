import { useState } from 'react'
import { REQUIRED, type Campos } from '@contract/domain/campos'
import { isApiError } from '../../state/core/errors'
import { useCatchUp } from '../../state/core/useCatchUp'
import { useIdempotencyKey } from '../../state/core/useIdempotencyKey'
import { useCreateQuestionnaireMutation } from '../../state/questionnaires/questionnaires.api'
import { useNotice } from '../../ui/notices/useNotice'
import { draftBody, draftProblems } from './questionnaire.draft'
import { texts } from './questionnaires.texts'
import type { QuestionnaireDraft } from './useQuestionnaireDraft'

const NONE: Campos = {}

/**
 * Saves what is being written. Problems stand beside their fields from the first try on, and go as they are mended; a
 * refusal loses nothing.
 * @returns what is wrong by field, how often saving was refused, and the save itself
 */
export const useSaveQuestionnaire = (cycleId: number, { draft, keep }: QuestionnaireDraft) => {
  const [create] = useCreateQuestionnaireMutation()
  const catchUp = useCatchUp()
  const keys = useIdempotencyKey()
  const { notify } = useNotice()
  const [tries, setTries] = useState(0)
  const [refused, setRefused] = useState<{ draft: unknown; campos: Campos }>({ draft: null, campos: NONE })
  const campos =
    tries === 0 ? NONE : { ...(refused.draft === draft ? refused.campos : NONE), ...draftProblems(draft) }

  const save = async () => {
    const problems = Object.values(draftProblems(draft))
    if (problems.length > 0) {
      setTries(tries + 1)
      const text = problems.includes(REQUIRED) ? texts.missing : problems[0]
      return notify({ title: texts.ups, text, kind: 'warning' })
    }
    const body = { cicloEscolarId: cycleId, ...draftBody(draft) }
    try {
      const answer = await create({ ...body, idempotencyKey: keys.keyFor(body) }).unwrap()
      keys.done()
      keep(answer.cuestionario, draft)
      setTries(0)
      notify({ title: texts.saved, kind: 'success' })
    } catch (error) {
      if (!isApiError(error)) throw error
      setTries(tries + 1)
      setRefused({ draft, campos: error.campos ?? NONE })
      // Somebody answered, or the cycle is gone: the page has to know.
      if (error.status === 409 || error.status === 404) catchUp('Questionnaire')
      notify({ title: texts.saveFailed, text: error.message, kind: 'error' })
    }
  }
  return { campos, tries, save }
}
