import { useMemo, useReducer, useState } from 'react'
import { keptQuestion, type QuestionKind } from '@contract/questionnaires/questionnaires.rules'
import type { Questionnaire } from '@contract/questionnaires/questionnaires.schemas'

/** The `key` stays with the question when it moves. */
export interface QuestionDraft {
  key: number
  pregunta: string
  tipo: QuestionKind
  /** Also kept when the type has no options, so that changing the type and back loses none. */
  opciones: readonly string[]
  obligatoria: boolean
}

export interface Draft {
  titulo: string
  descripcion: string
  preguntas: readonly QuestionDraft[]
  nextKey: number
}

export const MAX_QUESTIONS = 100
export const MAX_OPTIONS = 50

export type DraftAction =
  | { type: 'loaded'; draft: Draft }
  | { type: 'saved'; sent: Draft; draft: Draft }
  | { type: 'written'; field: 'titulo' | 'descripcion'; text: string }
  | { type: 'added' }
  | { type: 'changed'; key: number; patch: Partial<Omit<QuestionDraft, 'key'>> }
  | { type: 'removed'; key: number }
  | { type: 'duplicated'; key: number }
  | { type: 'moved'; from: number; to: number }

const blankQuestion = (key: number): QuestionDraft => ({
  key,
  pregunta: '',
  tipo: 'ABIERTA',
  opciones: [],
  obligatoria: false,
})

export const draftOf = (stored: Questionnaire | null): Draft =>
  stored
    ? {
        titulo: stored.titulo,
        descripcion: stored.descripcion,
        preguntas: stored.preguntas.map(({ id: _id, ...question }, key) => ({ ...question, key })),
        nextKey: stored.preguntas.length,
      }
    : { titulo: '', descripcion: '', preguntas: [blankQuestion(0)], nextKey: 1 }

const withPlaces = (question: QuestionDraft): QuestionDraft =>
  question.tipo === 'ABIERTA' || question.opciones.length >= 2
    ? question
    : { ...question, opciones: [...question.opciones, '', ''].slice(0, 2) }

const withMoved = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)]
}

export const reduceDraft = (draft: Draft, action: DraftAction): Draft => {
  const { preguntas, nextKey } = draft
  switch (action.type) {
    case 'loaded':
      return action.draft
    case 'saved':
      // Changes typed during the save stay.
      return draft === action.sent ? action.draft : draft
    case 'written':
      return { ...draft, [action.field]: action.text }
    case 'added':
      return { ...draft, preguntas: [...preguntas, blankQuestion(nextKey)], nextKey: nextKey + 1 }
    case 'changed':
      return {
        ...draft,
        preguntas: preguntas.map((each) =>
          each.key === action.key ? withPlaces({ ...each, ...action.patch }) : each,
        ),
      }
    case 'removed':
      return { ...draft, preguntas: preguntas.filter(({ key }) => key !== action.key) }
    case 'duplicated':
      return {
        ...draft,
        preguntas: preguntas.flatMap((each) =>
          each.key === action.key ? [each, { ...each, key: nextKey }] : [each],
        ),
        nextKey: nextKey + 1,
      }
    case 'moved':
      return { ...draft, preguntas: withMoved(preguntas, action.from, action.to) }
  }
}

export const draftBody = ({ titulo, descripcion, preguntas }: Draft) => ({
  titulo: titulo.normalize('NFC').trim(),
  descripcion: descripcion.normalize('NFC').trim(),
  preguntas: preguntas.map(keptQuestion),
})

/** True if both would be saved as the same questionnaire. */
export const sameDraft = (one: Draft, other: Draft): boolean =>
  JSON.stringify(draftBody(one)) === JSON.stringify(draftBody(other))

/** A new answer of the server replaces an unchanged draft. A changed one stays; `replaced` says that it began from an older version. */
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
    discard: () => load(stored),
    keep: (questionnaire: Questionnaire, sent: Draft) => {
      setBase({ base: questionnaire, seen: stored, replaced: false })
      dispatch({ type: 'saved', sent, draft: draftOf(questionnaire) })
    },
  }
}
export type QuestionnaireDraft = ReturnType<typeof useQuestionnaireDraft>
