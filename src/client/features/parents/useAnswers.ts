import { useState } from 'react'
import type { Campos } from '@contract/domain/campos'
import { answerProblem } from '@contract/questionnaires/questionnaires.rules'
import type { Question, QuestionAnswer } from '@contract/questionnaires/questionnaires.schemas'

type Given = ReadonlyMap<number, readonly string[]>

const toMap = (answers: readonly QuestionAnswer[]): Given =>
  new Map(answers.map(({ idPregunta, respuestas }) => [idPregunta, respuestas]))

/** As it is sent: blanks around and answers of nothing but blanks are none. */
const tidy = (answer: readonly string[]): string[] =>
  answer.map((text) => text.normalize('NFC').trim()).filter(Boolean)

const same = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(tidy(one)) === JSON.stringify(tidy(other))

const NOTHING: readonly string[] = []

/**
 * What is being answered over what is stored. Only what was changed here is held and sent, so that fresh answers of
 * another desk show at once and are not written over.
 */
export const useAnswers = (stored: readonly QuestionAnswer[]) => {
  const [changes, setChanges] = useState<Given>(new Map())
  const [refused, setRefused] = useState<Campos>({})
  const before = toMap(stored)
  const ofStored = (id: number) => before.get(id) ?? NOTHING
  const changed = [...changes]
    .filter(([id, answer]) => !same(answer, ofStored(id)))
    .map(([idPregunta, answer]) => ({ idPregunta, respuestas: tidy(answer) }))

  return {
    /** What is sent: each changed answer, an empty one to take it away. */
    changed,
    dirty: changed.length > 0,
    valueOf: (id: number): readonly string[] => changes.get(id) ?? ofStored(id),
    change: (id: number, answer: string[]) => {
      setChanges(new Map(changes).set(id, answer))
      const { [id]: _mended, ...rest } = refused
      setRefused(rest)
    },
    problemOf: (question: Question): string | undefined =>
      refused[question.id] ?? answerProblem(question, tidy(changes.get(question.id) ?? NOTHING)) ?? undefined,
    /** The server's reasons (`respuestas.0.respuestas`), by question. */
    refuse: (campos: Campos | undefined, sent: readonly QuestionAnswer[]) =>
      setRefused(
        Object.fromEntries(
          sent.flatMap(({ idPregunta }, at) => {
            const reason = Object.entries(campos ?? {}).find(([campo]) =>
              campo.startsWith(`respuestas.${at}.`),
            )
            return reason ? [[idPregunta, reason[1]]] : []
          }),
        ),
      ),
    /** What was sent is stored; what was changed meanwhile stays. */
    sent: (answers: readonly QuestionAnswer[]) =>
      setChanges((now) => {
        const left = new Map(now)
        for (const { idPregunta, respuestas } of answers)
          if (same(left.get(idPregunta) ?? NOTHING, respuestas)) left.delete(idPregunta)
        return left
      }),
    discard: () => {
      setChanges(new Map())
      setRefused({})
    },
  }
}
export type Answers = ReturnType<typeof useAnswers>
