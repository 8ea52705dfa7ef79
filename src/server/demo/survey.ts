import type { IsoDate } from '@contract/domain/dates'
import type { Question } from '@contract/questionnaires/questionnaires.schemas'
import { idOf, type Books } from './books'
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
  { today, timeZone, step }: { today: IsoDate; timeZone: string; step: (label: string) => void },
): Promise<void> => {
  step('Cuestionario')
  const { tx, services, staff, plan } = books
  const current = plan.cycles.find(({ body }) => body.fecha_inicio <= today && today <= body.fecha_fin)
  if (!current) return
  const cicloEscolarId = idOf(books.cycleIds, current.index)
  const now = momentOf(current.body.fecha_inicio, 9 * 60, timeZone)
  const { preguntas } = await services.questionnaires.create(
    tx,
    staff.subdireccion,
    { cicloEscolarId, ...QUESTIONNAIRE },
    now,
  )
  await services.cycles.update(tx, cicloEscolarId, { cuestionario_activo: true }, today)
  const { familias } = await services.questionnaires.listAnswers(tx, cicloEscolarId)
  for (const [at, { padre }] of familias.entries()) {
    if (at % 3 === 2) continue
    const body = { cicloEscolarId, idPadre: padre.id, respuestas: answersOf(at, preguntas) }
    await services.questionnaires.answer(tx, staff.secretaria, body, now)
  }
}
