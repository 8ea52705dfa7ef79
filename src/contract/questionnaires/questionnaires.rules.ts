import { REQUIRED, type Campos } from '../domain/campos'
import { searchKey } from '../domain/text'

export type QuestionKind = 'ABIERTA' | 'OPCION' | 'VARIAS'

interface QuestionForm {
  pregunta: string
  tipo?: QuestionKind | undefined
  opciones?: readonly string[] | undefined
  obligatoria?: boolean | undefined
}

export const NO_QUESTIONS = 'El cuestionario necesita al menos una pregunta'
const FEW_OPTIONS = 'Escribe al menos dos opciones'
const REPEATED_OPTION = 'Dos opciones dicen lo mismo'

export const keptQuestion = ({
  pregunta,
  tipo = 'ABIERTA',
  opciones = [],
  obligatoria = false,
}: QuestionForm) => ({
  pregunta: pregunta.normalize('NFC').trim(),
  tipo,
  opciones: tipo === 'ABIERTA' ? [] : opciones.map((each) => each.normalize('NFC').trim()).filter(Boolean),
  obligatoria,
})

const optionsProblem = (question: QuestionForm): string | null => {
  const { tipo, opciones } = keptQuestion(question)
  if (tipo === 'ABIERTA') return null
  if (opciones.length < 2) return FEW_OPTIONS
  return new Set(opciones.map(searchKey)).size < opciones.length ? REPEATED_OPTION : null
}

export const questionnaireProblems = (form: {
  titulo: string
  preguntas: readonly QuestionForm[]
}): Campos => {
  const campos: Campos = {}
  if (!form.titulo.trim()) campos['titulo'] = REQUIRED
  if (form.preguntas.length === 0) campos['preguntas'] = NO_QUESTIONS
  for (const [at, question] of form.preguntas.entries()) {
    if (!question.pregunta.trim()) campos[`preguntas.${at}.pregunta`] = REQUIRED
    const options = optionsProblem(question)
    if (options) campos[`preguntas.${at}.opciones`] = options
  }
  return campos
}

interface Answerable {
  tipo: QuestionKind
  opciones: readonly string[]
}

/** An empty list is always valid: families answer bit by bit, and a required question then counts as missing. */
export const answerProblem = (
  { tipo, opciones }: Answerable,
  respuestas: readonly string[],
): string | null => {
  if (tipo !== 'VARIAS' && respuestas.length > 1) return 'Admite una sola respuesta'
  if (new Set(respuestas).size < respuestas.length) return 'Una respuesta está repetida'
  if (tipo === 'ABIERTA') return null
  const strange = respuestas.find((each) => !opciones.includes(each))
  return strange === undefined ? null : `«${strange}» no es una de las opciones`
}

export const answerProgress = (
  preguntas: readonly { id: number; obligatoria: boolean }[],
  respuestas: readonly { idPregunta: number }[],
): { respondidas: number; faltan: number } => {
  const answered = new Set(respuestas.map(({ idPregunta }) => idPregunta))
  return {
    respondidas: preguntas.filter(({ id }) => answered.has(id)).length,
    faltan: preguntas.filter(({ id, obligatoria }) => obligatoria && !answered.has(id)).length,
  }
}

/** `respondidas` too, or a questionnaire with only optional questions would count as answered from the start. */
export const isAnswered = ({ respondidas, faltan }: { respondidas: number; faltan: number }): boolean =>
  respondidas > 0 && faltan === 0
