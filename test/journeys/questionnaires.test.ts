import { cyclesApi } from '@client/state/cycles/cycles.api'
import { parentsApi } from '@client/state/parents/parents.api'
import { questionnairesApi, familiesOf } from '@client/state/questionnaires/questionnaires.api'
import { sessionApi } from '@client/state/session/session.api'
import type { AppStore } from '@client/state/store'
import { eventually } from '@test/support/eventually'
import { joinStore } from '@test/support/journeys/through'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'

let server: TestServer
let store: AppStore
let cycle: number
let rosa: number
let juan: number
const { endpoints } = questionnairesApi

const preguntas = [
  { pregunta: '¿Turno?', tipo: 'OPCION' as const, opciones: ['Mañana', 'Tarde'], obligatoria: true },
  { pregunta: '¿Servicios?', tipo: 'VARIAS' as const, opciones: ['Comedor', 'Camión'], obligatoria: false },
]
const body = (titulo: string) => ({ cicloEscolarId: cycle, titulo, preguntas })
const stored = () => endpoints.getQuestionnaire.select({ id: cycle })(store.getState()).data
const families = () => familiesOf(endpoints.listAnswers.select({ id: cycle })(store.getState()).data!)
const states = () => families().familias.map(({ padre, estado }) => [padre.nombre, estado])
const pending = () => endpoints.listPendingFamilies.select({ id: cycle })(store.getState()).data
const ofRosa = () => endpoints.getParentAnswers.select({ cycleId: cycle, id: rosa })(store.getState()).data
const refusal = (work: { unwrap: () => Promise<unknown> }) =>
  work.unwrap().then(
    () => null,
    (error: unknown) => error,
  )
const answer = (idPadre: number, at: number, respuestas: string[]) =>
  store.dispatch(
    endpoints.answerQuestionnaire.initiate({
      cicloEscolarId: cycle,
      idPadre,
      respuestas: [{ idPregunta: stored()!.preguntas[at]!.id, respuestas }],
    }),
  )

beforeAll(async () => {
  server = await startServer()
  const office = openOffice(server)
  const [ana, eva] = await office.addPupils(2)
  cycle = await office.addCycle()
  await office.enrol(cycle, [ana!, eva!])
  store = joinStore(server)
  await store.dispatch(sessionApi.endpoints.login.initiate(ADMIN)).unwrap()
  const register = async (nombre: string, child: number) =>
    (
      await store
        .dispatch(
          parentsApi.endpoints.createParent.initiate({
            nombre,
            telefono: '5512345678',
            hijos: [{ id: child }],
          }),
        )
        .unwrap()
    ).padre.id
  rosa = await register('ROSA', ana!)
  juan = await register('JUAN', eva!)
  await store.dispatch(endpoints.getQuestionnaire.initiate({ id: cycle }))
  await store.dispatch(endpoints.listAnswers.initiate({ id: cycle }))
  await store.dispatch(endpoints.listPendingFamilies.initiate({ id: cycle }))
  await store.dispatch(endpoints.getParentAnswers.initiate({ cycleId: cycle, id: rosa }))
})
afterAll(() => server.close())

test('a questionnaire is registered and replaced; every page follows', async () => {
  expect(stored()).toBeNull()
  await store.dispatch(endpoints.createQuestionnaire.initiate(body('Primero'))).unwrap()
  await eventually(() => expect(stored()?.titulo).toBe('Primero'))
  await store.dispatch(endpoints.createQuestionnaire.initiate(body('Conocernos'))).unwrap()
  await eventually(() => expect(stored()).toMatchObject({ titulo: 'Conocernos', activo: false, preguntas }))
  await eventually(() =>
    expect(states()).toEqual([
      ['JUAN', 'SIN_RESPONDER'],
      ['ROSA', 'SIN_RESPONDER'],
    ]),
  )
})

test('switched off nobody is waited for and nothing is taken; switched on with the cycle, both', async () => {
  await eventually(() => expect(pending()).toEqual([]))
  expect(await refusal(answer(rosa, 0, ['Tarde']))).toMatchObject({ status: 409 })
  await store
    .dispatch(cyclesApi.endpoints.updateCycle.initiate({ id: cycle, cuestionario_activo: true }))
    .unwrap()
  await eventually(() => expect(stored()?.activo).toBe(true))
  await eventually(() => expect([...pending()!].sort()).toEqual([rosa, juan].sort()))
})

test('a family answers bit by bit: its page, the list and who is waited for follow', async () => {
  await answer(rosa, 1, ['Comedor']).unwrap()
  await eventually(() => expect(ofRosa()?.familia).toMatchObject({ respondidas: 1, faltan: 1 }))
  await eventually(() => expect(states()).toContainEqual(['ROSA', 'EN_CURSO']))
  expect(await refusal(answer(rosa, 0, ['Noche']))).toMatchObject({
    status: 400,
    campos: { 'respuestas.0.respuestas': expect.stringContaining('Noche') },
  })
  await answer(rosa, 0, ['Tarde']).unwrap()
  await eventually(() => expect(families().respondieron).toBe(1))
  await eventually(() => expect(pending()).toEqual([juan]))
})

test('once answered it is not replaced any more', async () => {
  await eventually(() => expect(stored()?.respondido).toBe(true))
  const refused = await refusal(store.dispatch(endpoints.createQuestionnaire.initiate(body('Otro'))))
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('«Conocernos»') })
  expect(stored()?.titulo).toBe('Conocernos')
})
