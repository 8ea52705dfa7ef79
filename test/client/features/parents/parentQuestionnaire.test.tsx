import { act, screen, waitFor, within } from '@testing-library/react'
import type { FamilyAnswers, Questionnaire } from '@contract/questionnaires/questionnaires.schemas'
import { failure, settle, slowReply } from '@test/support/state/fakeNetwork'
import { aCycleRow } from '@test/support/state/rows'
import { heading, openParents, press, writes } from './parents.support'

const CYCLE = 'GET /ciclo/actual'
const ANSWERS = 'GET /cuestionarios/respuestas/1/padre/5'
const SEND = 'PATCH /cuestionarios/respuestas'
type Options = Parameters<typeof openParents>[1]

const cuestionario: Questionnaire = {
  id: 4,
  cicloEscolarId: 1,
  titulo: 'Conocernos',
  descripcion: 'Gracias por responder.',
  activo: true,
  respondido: false,
  preguntas: [
    { id: 11, pregunta: '¿Turno?', tipo: 'OPCION', opciones: ['Mañana', 'Tarde'], obligatoria: true },
    { id: 12, pregunta: '¿Servicios?', tipo: 'VARIAS', opciones: ['Comedor', 'Camión'], obligatoria: false },
    { id: 13, pregunta: 'Comentarios', tipo: 'ABIERTA', opciones: [], obligatoria: true },
  ],
}
const aFamily = (over: Partial<FamilyAnswers> = {}): FamilyAnswers => ({
  padre: { id: 5, nombre: 'ROSA MUÑOZ PEÑA' },
  respondidas: 1,
  faltan: 1,
  respuestas: [{ idPregunta: 11, respuestas: ['Tarde'] }],
  ...over,
})
const ciclo = (on: boolean) => ({ ok: true, ciclo: aCycleRow({ cuestionario_activo: on }) })
const page = (familia = aFamily()) => ({ ok: true, cuestionario, familia })

const open = async ({ answers, ...more }: Options = {}) => {
  const opened = await openParents('/padre/5?ver=cuestionario', {
    ...more,
    answers: { [CYCLE]: ciclo(true), [ANSWERS]: page(), ...answers },
  })
  await heading('ROSA MUÑOZ PEÑA')
  return opened
}
const region = { name: 'Cuestionario' }
/** Once the answers are there. */
const section = async () => {
  await screen.findByRole('form', { name: 'Respuestas de «Conocernos»' })
  return within(screen.getByRole('region', region))
}

test('shows how far the family is and what it answered; what is required is marked', async () => {
  await open()
  const inside = await section()
  expect(await inside.findByText('1 de 3 respondidas · falta 1 obligatoria')).toBeInTheDocument()
  expect(inside.getByText('Gracias por responder.')).toBeInTheDocument()
  expect(inside.getByRole('radio', { name: 'Tarde' })).toBeChecked()
  expect(inside.getByRole('group', { name: '¿Turno? (obligatoria)' })).toBeInTheDocument()
  expect(inside.getByLabelText('Comentarios')).toBeRequired()
})

test('only what was changed is sent, an empty list for what was taken back; the progress follows', async () => {
  const opened = await open({
    answers: { [SEND]: { ok: true, familia: aFamily({ respondidas: 2, faltan: 1 }) } },
  })
  const inside = await section()
  await opened.user.click(await inside.findByRole('button', { name: 'Quitar respuesta' }))
  expect(inside.getByRole('radio', { name: 'Mañana' })).toHaveFocus()
  await opened.user.click(inside.getByLabelText('Camión'))
  await opened.user.click(inside.getByLabelText('Comedor'))
  await opened.user.type(inside.getByLabelText('Comentarios'), ' Todo bien ')
  opened.network.on(
    ANSWERS,
    page(
      aFamily({
        respondidas: 2,
        faltan: 1,
        respuestas: [
          { idPregunta: 12, respuestas: ['Comedor', 'Camión'] },
          { idPregunta: 13, respuestas: ['Todo bien'] },
        ],
      }),
    ),
  )
  await press(opened, 'Guardar respuestas')
  expect(await screen.findByText('Respuestas guardadas')).toBeInTheDocument()
  expect(writes(opened)).toEqual([
    {
      call: SEND,
      body: {
        cicloEscolarId: 1,
        idPadre: 5,
        respuestas: [
          { idPregunta: 11, respuestas: [] },
          { idPregunta: 12, respuestas: ['Comedor', 'Camión'] },
          { idPregunta: 13, respuestas: ['Todo bien'] },
        ],
      },
      key: expect.stringMatching(/.{16,}/),
    },
  ])
  expect(await inside.findByText('2 de 3 respondidas · falta 1 obligatoria')).toBeInTheDocument()
  await waitFor(() => expect(inside.queryByText('Hay cambios sin guardar')).not.toBeInTheDocument())
  expect(inside.getByLabelText('Comentarios')).toHaveValue('Todo bien')
})

test('a refusal stands beside its question and loses nothing', async () => {
  const opened = await open({
    answers: { [SEND]: failure(400, 'Revisa las respuestas', { 'respuestas.0.respuestas': 'No cabe' }) },
  })
  const inside = await section()
  await opened.user.type(await inside.findByLabelText('Comentarios'), 'Muy largo')
  await press(opened, 'Guardar respuestas')
  expect(await screen.findByText('Revisa las respuestas')).toBeInTheDocument()
  const field = inside.getByLabelText('Comentarios')
  expect(field).toHaveAccessibleDescription('No cabe')
  expect(field).toHaveValue('Muy largo')
  await opened.user.type(field, ' no')
  expect(field).not.toHaveAccessibleDescription('No cabe')
})

test('switched off while somebody types: what was typed stays until it is discarded', async () => {
  const message = 'El cuestionario «Conocernos» no está activo.'
  const opened = await open({ answers: { [SEND]: failure(409, message) } })
  const inside = await section()
  await opened.user.type(await inside.findByLabelText('Comentarios'), 'Hola')
  opened.network.on(CYCLE, ciclo(false))
  await press(opened, 'Guardar respuestas')
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(await screen.findByText('El cuestionario ya no está activo.')).toBeInTheDocument()
  expect(screen.getByLabelText('Comentarios')).toHaveValue('Hola')
  await press(opened, 'Descartar cambios')
  await waitFor(() => expect(screen.queryByRole('region', region)).not.toBeInTheDocument())
})

test('leaving with answers that are not saved asks first', async () => {
  const opened = await open()
  const inside = await section()
  await opened.user.type(await inside.findByLabelText('Comentarios'), 'Hola')
  await opened.user.click(screen.getAllByRole('link', { name: 'Historial de padres' })[0]!)
  expect(await screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar' })).toBeInTheDocument()
})

test('another tab and back: what was begun is still there', async () => {
  const opened = await open()
  const inside = await section()
  await opened.user.type(await inside.findByLabelText('Comentarios'), 'Hola')
  await opened.user.click(screen.getByRole('tab', { name: 'Familia' }))
  expect(await screen.findByRole('table', { name: 'Hijos' })).toBeInTheDocument()
  expect(screen.queryByRole('region', region)).not.toBeInTheDocument()
  await opened.user.click(screen.getByRole('tab', { name: 'Cuestionario' }))
  expect((await section()).getByLabelText('Comentarios')).toHaveValue('Hola')
})

test('while it is off there is no section and no call', async () => {
  const { network } = await open({ answers: { [CYCLE]: ciclo(false) } })
  await screen.findByText('El cuestionario no está activo')
  expect(screen.queryByRole('region', region)).not.toBeInTheDocument()
  expect(network.count(ANSWERS)).toBe(0)
})

test('who may not change parents reads the answers', async () => {
  await open({ except: ['PADRES UPDATE'] })
  const inside = await section()
  expect(await inside.findByRole('radio', { name: 'Tarde' })).toBeDisabled()
  expect(inside.queryByRole('button', { name: 'Guardar respuestas' })).not.toBeInTheDocument()
})

test('answers that cannot be read say so, and Reintentar asks again', async () => {
  const opened = await open({ answers: { [ANSWERS]: failure(503, 'Sin base de datos') } })
  const inside = within(await screen.findByRole('region', region))
  expect(await inside.findByText('Sin base de datos')).toBeInTheDocument()
  opened.network.on(ANSWERS, page())
  await opened.user.click(inside.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('radio', { name: 'Tarde' })).toBeChecked()
})

test('that there is none to answer is said once the current cycle says so', async () => {
  const late = slowReply()
  const { user, network } = await open({ answers: { [CYCLE]: late.reply } })
  await waitFor(() => expect(network.count(CYCLE)).toBe(1))
  await act(settle)
  expect(screen.queryByText('El cuestionario no está activo')).not.toBeInTheDocument()
  late.arrive(failure(503, 'No responde'))
  expect(await screen.findByText('No responde')).toBeInTheDocument()
  network.on(CYCLE, ciclo(true))
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await section()).toBeTruthy()
})
