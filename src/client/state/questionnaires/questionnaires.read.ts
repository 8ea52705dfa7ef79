import type { Question, Questionnaire } from '@contract/questionnaires/questionnaires.schemas'
import { unwrapRow } from '../core/lists'

type RawQuestion = Partial<Question> & Pick<Question, 'id' | 'pregunta'>
type Raw = Partial<Questionnaire> & Pick<Questionnaire, 'id'> & { preguntas?: readonly RawQuestion[] }

/** The school's existing server knows no kinds of questions: each is then open, without options and free to leave out. */
const readQuestion = ({ id, pregunta, ...rest }: RawQuestion): Question => ({
  id,
  pregunta,
  tipo: rest.tipo ?? 'ABIERTA',
  opciones: rest.opciones ?? [],
  obligatoria: rest.obligatoria ?? false,
})

/** The questionnaire of an answer; null when the cycle has none. */
export const readQuestionnaire = (answer: { cuestionario: Raw | null }): Questionnaire | null => {
  const raw = unwrapRow(answer, 'cuestionario')
  return (
    raw && {
      id: raw.id,
      cicloEscolarId: raw.cicloEscolarId ?? 0,
      titulo: raw.titulo ?? '',
      descripcion: raw.descripcion ?? '',
      activo: raw.activo ?? false,
      respondido: raw.respondido ?? false,
      preguntas: (raw.preguntas ?? []).map(readQuestion),
    }
  )
}
