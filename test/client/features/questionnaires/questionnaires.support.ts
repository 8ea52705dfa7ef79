import { screen, within } from '@testing-library/react'
import type { FamilyAnswers, Question, Questionnaire } from '@contract/questionnaires/questionnaires.schemas'
import { renderScreen } from '@test/support/pages/screen'
import { aCycleRow } from '@test/support/state/rows'

export const PAGE = '/ciclo-escolar/cuestionario'
export const ONE = 'GET /ciclo/cuestionario/1'
export const SAVE = 'POST /ciclo/formulario'
export const ANSWERS = 'GET /cuestionarios/respuestas/1'

export const preguntas: Question[] = [
  { id: 11, pregunta: '¿Turno?', tipo: 'OPCION', opciones: ['Mañana', 'Tarde'], obligatoria: true },
  { id: 12, pregunta: '¿Servicios?', tipo: 'VARIAS', opciones: ['Comedor', 'Camión'], obligatoria: false },
  { id: 13, pregunta: 'Comentarios', tipo: 'ABIERTA', opciones: [], obligatoria: false },
]

export const aQuestionnaire = (over: Partial<Questionnaire> = {}): Questionnaire => ({
  id: 4,
  cicloEscolarId: 1,
  titulo: 'Conocernos',
  descripcion: 'Son tres preguntas.\nGracias.',
  activo: false,
  respondido: false,
  preguntas,
  ...over,
})

export const aFamily = (id: number, over: Partial<FamilyAnswers> = {}): FamilyAnswers => ({
  padre: { id, nombre: `MADRE ${id} PEÑA` },
  respondidas: 0,
  faltan: 1,
  respuestas: [],
  ...over,
})

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

/** The page of the cycle's questionnaire; null when it has none. */
export const openPage = (
  cuestionario: Questionnaire | null,
  { answers, ...more }: Options = {},
  path = PAGE,
) =>
  renderScreen(path, {
    ...more,
    answers: {
      'GET /ciclo/all': { ok: true, ciclos: [aCycleRow()] },
      [ONE]: { ok: true, cuestionario },
      ...answers,
    },
  })

/** One question of the builder, by its place from 1. */
export const card = (place: number) => within(screen.getByRole('group', { name: `Pregunta ${place}` }))
export const questionField = (place: number) => card(place).getByLabelText<HTMLInputElement>('Pregunta')
/** What the questions say, in their order. */
export const order = () =>
  within(screen.getByRole('list', { name: 'Preguntas' }))
    .getAllByLabelText<HTMLInputElement>('Pregunta')
    .map(({ value }) => value)
export const button = (name: string) => screen.getByRole('button', { name })
