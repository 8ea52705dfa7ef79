import {
  draftBody,
  draftOf,
  reduceDraft,
  sameDraft,
  type Draft,
  type DraftAction,
} from '@client/features/questionnaires/questionnaireDraft'
import { NO_QUESTIONS, questionnaireProblems } from '@contract/questionnaires/questionnaires.rules'

const after = (draft: Draft, ...actions: DraftAction[]): Draft => actions.reduce(reduceDraft, draft)
const written = (...texts: string[]): Draft =>
  texts.reduce(
    (draft, pregunta, key) =>
      after(draft, { type: 'added' }, { type: 'changed', key: key + 1, patch: { pregunta } }),
    after(draftOf(null), { type: 'removed', key: 0 }),
  )
const order = ({ preguntas }: Draft) => preguntas.map(({ pregunta }) => pregunta)

test('starts with one blank question', () => {
  expect(draftOf(null).preguntas).toHaveLength(1)
  expect(questionnaireProblems(draftOf(null))).toEqual({
    titulo: expect.any(String),
    'preguntas.0.pregunta': expect.any(String),
  })
})

test.each([
  [0, 2, ['B', 'C', 'A']],
  [2, 0, ['C', 'A', 'B']],
  [1, 2, ['A', 'C', 'B']],
  [1, 1, ['A', 'B', 'C']],
])('the question at %i moves to %i', (from, to, expected) => {
  expect(order(after(written('A', 'B', 'C'), { type: 'moved', from, to }))).toEqual(expected)
})

test('keys stay with their questions: nothing that is added or duplicated takes one that was used', () => {
  const draft = after(
    written('A', 'B'),
    { type: 'duplicated', key: 1 },
    { type: 'removed', key: 2 },
    { type: 'added' },
  )
  expect(order(draft)).toEqual(['A', 'A', ''])
  expect(draft.preguntas.map(({ key }) => key)).toEqual([1, 3, 4])
})

test('a choice starts with two places; its options outlive a look at an open question, and are not sent with one', () => {
  const choice = after(written('A'), { type: 'changed', key: 1, patch: { tipo: 'OPCION' } })
  expect(choice.preguntas[0]?.opciones).toEqual(['', ''])
  const filled = after(choice, { type: 'changed', key: 1, patch: { opciones: ['Sí', ' No ', ''] } })
  const opened = after(filled, { type: 'changed', key: 1, patch: { tipo: 'ABIERTA' } })
  expect(draftBody(opened).preguntas[0]?.opciones).toEqual([])
  const back = after(opened, { type: 'changed', key: 1, patch: { tipo: 'VARIAS' } })
  expect(draftBody(back).preguntas[0]).toEqual({
    pregunta: 'A',
    tipo: 'VARIAS',
    opciones: ['Sí', 'No'],
    obligatoria: false,
  })
})

test('blanks around make no other questionnaire; another order does', () => {
  const draft = after(written('A', 'B'), { type: 'written', field: 'titulo', text: 'X' })
  expect(sameDraft(draft, after(draft, { type: 'written', field: 'titulo', text: ' X ' }))).toBe(true)
  expect(sameDraft(draft, after(draft, { type: 'moved', from: 0, to: 1 }))).toBe(false)
})

test('without questions it may not be sent', () => {
  expect(questionnaireProblems(after(written(), { type: 'written', field: 'titulo', text: 'X' }))).toEqual({
    preguntas: NO_QUESTIONS,
  })
})

test('once saved it is as the server keeps it, unless somebody typed on meanwhile', () => {
  const sent = written('A')
  const kept = written('A, tidied')
  expect(reduceDraft(sent, { type: 'saved', sent, draft: kept })).toBe(kept)
  const typedOn = after(sent, { type: 'changed', key: 1, patch: { pregunta: 'AB' } })
  expect(reduceDraft(typedOn, { type: 'saved', sent, draft: kept })).toBe(typedOn)
})
