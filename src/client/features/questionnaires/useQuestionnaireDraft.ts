import { useMemo, useReducer, useState } from 'react'
import type { Questionnaire } from '@contract/questionnaires/questionnaires.schemas'
import { draftOf, reduceDraft, sameDraft, type Draft } from './questionnaire.draft'

/**
 * What is being written over what is stored. A fresh answer of the server is taken over while nothing was changed here;
 * else what was typed stays and `replaced` says that it stands on something older.
 */
export const useQuestionnaireDraft = (stored: Questionnaire | null) => {
  const [draft, dispatch] = useReducer(reduceDraft, stored, draftOf)
  const [{ base, seen, replaced }, setBase] = useState({ base: stored, seen: stored, replaced: false })
  const saved = useMemo(() => draftOf(base), [base])
  const dirty = useMemo(() => !sameDraft(draft, saved), [draft, saved])
  const load = (questionnaire: Questionnaire | null) => {
    setBase({ base: questionnaire, seen: stored, replaced: false })
    dispatch({ type: 'loaded', draft: draftOf(questionnaire) })
  }

  if (stored !== seen) {
    const other = stored?.id !== base?.id
    if (!dirty) load(stored)
    else setBase({ base: other ? base : stored, seen: stored, replaced: other })
  }
  return {
    draft,
    dispatch,
    dirty,
    replaced: dirty && replaced,
    /** Back to what is stored. */
    discard: () => load(stored),
    /** What was sent is stored now; what was typed meanwhile stays. */
    keep: (questionnaire: Questionnaire, sent: Draft) => {
      setBase({ base: questionnaire, seen: stored, replaced: false })
      dispatch({ type: 'saved', sent, draft: draftOf(questionnaire) })
    },
  }
}
export type QuestionnaireDraft = ReturnType<typeof useQuestionnaireDraft>
