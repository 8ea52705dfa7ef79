import { toCsv } from '@contract/domain/csv'
import type { Question } from '@contract/questionnaires/questionnaires.schemas'
import type { Family } from '../../state/questionnaires/questionnaires.selectors'
import { texts } from './questionnaires.texts'

/** Every family of the cycle, a column for each question; several choices stand in one cell. */
export const answersCsv = (preguntas: readonly Question[], familias: readonly Family[]): string => {
  const { family, state, answered, missing } = texts.csv
  const head = [family, state, answered, missing, ...preguntas.map(({ pregunta }) => pregunta)]
  const rows = familias.map(({ padre, estado, respondidas, faltan, respuestas }) => {
    const given = new Map(respuestas.map((each) => [each.idPregunta, each.respuestas]))
    return [
      padre.nombre,
      texts.states[estado],
      String(respondidas),
      String(faltan),
      ...preguntas.map(({ id }) => (given.get(id) ?? []).join('; ')),
    ]
  })
  return toCsv([head, ...rows])
}
