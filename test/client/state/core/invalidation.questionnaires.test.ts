import { cyclesApi } from '@client/state/cycles/cycles.api'
import { parentsApi } from '@client/state/parents/parents.api'
import { questionnairesApi } from '@client/state/questionnaires/questionnaires.api'
import { failure, until } from '../../../support/state/fakeNetwork'
import { startClient } from '../../../support/state/client'
import { aParentRow } from '../../../support/state/rows'

const ONE = 'GET /ciclo/cuestionario/1'
const FAMILIES = [
  'GET /cuestionarios/respuestas/1',
  'GET /cuestionarios/respuestas/1/padre/3',
  'GET /cuestionarios/pendientes/1',
]
const ALL = [ONE, ...FAMILIES]
const { endpoints } = questionnairesApi

/** A store with everything about the questionnaire of a cycle on screen. */
const onScreen = async () => {
  const client = startClient()
  const { network, store } = client
  const familia = { padre: { id: 3, nombre: 'ROSA' }, respondidas: 0, faltan: 0, respuestas: [] }
  for (const call of ALL)
    network.on(call, { ok: true, cuestionario: null, familias: [], pendientes: [3], familia })
  await Promise.all([
    store.dispatch(endpoints.getQuestionnaire.initiate({ id: 1 })),
    store.dispatch(endpoints.listAnswers.initiate({ id: 1 })),
    store.dispatch(endpoints.getAnswersOfParent.initiate({ cycleId: 1, id: 3 })),
    store.dispatch(endpoints.listPendingFamilies.initiate({ id: 1 })),
  ])
  expect(ALL.map((call) => network.count(call))).toEqual([1, 1, 1, 1])
  return client
}
type Store = Awaited<ReturnType<typeof onScreen>>['store']

const answers = { cicloEscolarId: 1, idPadre: 3, respuestas: [] }
const questionnaire = { cicloEscolarId: 1, titulo: 'X', preguntas: [] }

const WRITES: [string, (store: Store) => Promise<unknown>, string[]][] = [
  ['POST /ciclo/formulario', (s) => s.dispatch(endpoints.createQuestionnaire.initiate(questionnaire)), ALL],
  [
    'PATCH /cuestionarios/respuestas',
    (s) => s.dispatch(endpoints.answerQuestionnaire.initiate(answers)),
    ALL,
  ],
  [
    // Switched on or off.
    'PATCH /ciclo/1',
    (s) => s.dispatch(cyclesApi.endpoints.updateCycle.initiate({ id: 1, cuestionario_activo: true })),
    ALL,
  ],
  [
    // Families are called as their parent is.
    'PATCH /padres/update/3',
    (s) => s.dispatch(parentsApi.endpoints.updateParent.initiate({ id: 3, nombre: 'EVA' })),
    FAMILIES,
  ],
]

describe.each(WRITES)('%s', (call, write, lists) => {
  test('done, fetches again what it made stale', async () => {
    const { network, store } = await onScreen()
    network.on(call, { ok: true, padre: aParentRow(3) })
    await write(store)
    await until(() => lists.every((list) => network.count(list) === 2))
    expect(ALL.filter((list) => network.count(list) > 1)).toEqual(lists)
  })

  test('refused, fetches nothing', async () => {
    const { network, store } = await onScreen()
    network.on(call, failure(409, 'Cambió mientras tanto'))
    await write(store)
    // A later write that goes through, to know that the store has had its time.
    network.on('PATCH /padres/update/3', { ok: true, padre: aParentRow(3) })
    await store.dispatch(parentsApi.endpoints.updateParent.initiate({ id: 3, nombre: 'EVA' }))
    await until(() => FAMILIES.every((list) => network.count(list) > 1))
    expect(ALL.map((list) => network.count(list))).toEqual([1, 2, 2, 2])
  })
})
