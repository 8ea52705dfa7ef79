import type { Question } from '@contract/questionnaires/questionnaires.schemas'
import { callOf, idOf, type At, type Books } from './books'
import { momentOf } from './clock'

const QUESTIONNAIRE = {
  titulo: 'Conocer a las familias',
  descripcion: 'Nos ayuda a organizar salidas, recreos y avisos del ciclo escolar.',
  preguntas: [
    {
      pregunta: '¿Quién recoge a sus hijos a la salida?',
      tipo: 'OPCION' as const,
      opciones: ['Mamá o papá', 'Abuelos', 'Transporte escolar', 'Otra persona autorizada'],
      obligatoria: true,
    },
    {
      pregunta: '¿Por dónde prefiere recibir los avisos?',
      tipo: 'VARIAS' as const,
      opciones: ['Llamada', 'WhatsApp', 'Correo electrónico'],
      obligatoria: true,
    },
    { pregunta: '¿Hay algo que la escuela deba saber?', tipo: 'ABIERTA' as const },
  ],
}

/** What the nth family says; some leave the open question, some answer only the first. */
const answersOf = (at: number, [exit, channel, note]: readonly Question[]) => {
  const pick = ({ id, opciones }: Question, place: number) => ({
    idPregunta: id,
    respuestas: [opciones[place % opciones.length] as string],
  })
  const all = [
    exit && pick(exit, at),
    channel && at % 6 !== 0 && pick(channel, Math.floor(at / 2)),
    note &&
      at % 5 === 1 && { idPregunta: note.id, respuestas: ['Los viernes llegamos unos minutos más tarde.'] },
  ]
  return all.filter((answer) => typeof answer === 'object')
}

/** How many times `step` is called. */
export const SURVEY_STEPS = 1

/** The current cycle's questionnaire, switched on; two of three families have answered. */
export const fillSurvey = async (
  books: Books,
  { today, step }: At & { step: (label: string) => void },
): Promise<void> => {
  step('Cuestionario')
  const { cycles, questionnaires } = books.services
  const current = books.plan.cycles.find(({ body }) => body.fecha_inicio <= today && today <= body.fecha_fin)
  if (!current) return
  const cicloEscolarId = idOf(books.cycleIds, current.index)
  const now = momentOf(current.body.fecha_inicio, 9 * 60, books.timeZone)
  const head = callOf(books, 'subdireccion', { today, now })
  const secretary = callOf(books, 'secretaria', { today, now })
  const { preguntas } = await questionnaires.create(head, { cicloEscolarId, ...QUESTIONNAIRE })
  await cycles.update(head, cicloEscolarId, { cuestionario_activo: true })
  const { familias } = await questionnaires.listAnswers(head, cicloEscolarId)
  for (const [at, { padre }] of familias.entries()) {
    if (at % 3 === 2) continue
    const body = { cicloEscolarId, idPadre: padre.id, respuestas: answersOf(at, preguntas) }
    await questionnaires.answer(secretary, body)
  }
}
