import type { Question, Questionnaire } from '@contract/questionnaires/questionnaires.schemas'
import { unwrapRow } from './lists'

type AnyQuestion = Partial<Question> & Pick<Question, 'id' | 'pregunta'>
type AnyQuestionnaire = Partial<Questionnaire> &
  Pick<Questionnaire, 'id'> & { preguntas?: readonly AnyQuestion[] }

/** The school's existing server knows no kinds of questions: each is then open, optional and without options. */
const readQuestion = ({ id, pregunta, ...rest }: AnyQuestion): Question => ({
  id,
  pregunta,
  tipo: rest.tipo ?? 'ABIERTA',
  opciones: rest.opciones ?? [],
  obligatoria: rest.obligatoria ?? false,
})

export const readQuestionnaire = (answer: {
  cuestionario: AnyQuestionnaire | null
}): Questionnaire | null => {
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
