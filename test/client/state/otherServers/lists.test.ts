import { chargesApi } from '@client/state/charges/charges.api'
import { readStudent } from '@client/state/otherServers/firstLists'
import { listAt, rowAt } from '@client/state/otherServers/lists'
import { cyclesApi } from '@client/state/cycles/cycles.api'
import { studentsApi } from '@client/state/students/students.api'
import { selectCurrentCycle, selectCycles, selectPendingCharges } from '@test/support/state/shown'
import { answer } from '../../../support/state/fakeNetwork'
import { startClient } from '../../../support/state/client'
import { aChargeRow, aCycleRow, aStudentRow } from '../../../support/state/rows'

describe('listAt', () => {
  test.each<[string, unknown, unknown[]]>([
    ['wrapped under its key', { ok: true, cargos: [1, 2] }, [1, 2]],
    ['a bare array', [1, 2], [1, 2]],
    ['under another key', { ok: true, alumnos: [1] }, []],
    ['no list under the key', { cargos: { 1: 1 } }, []],
    ['null', null, []],
    ['nothing', undefined, []],
    ['a text', 'cargos', []],
  ])('%s', (_name, given, expected) => {
    expect(listAt('cargos')(given as never)).toEqual(expected)
  })
})

describe('rowAt', () => {
  test.each<[string, unknown, unknown]>([
    ['wrapped under its key', { ok: true, ciclo: { id: 1 } }, { id: 1 }],
    ['none', { ok: true, ciclo: null }, null],
    ['a bare row', { id: 1 }, { id: 1 }],
    ['an answer without the key', { ok: true }, null],
    ['null', null, null],
    ['a text', 'ciclo', null],
  ])('%s', (_name, given, expected) => {
    expect(rowAt('ciclo')(given as never)).toEqual(expected)
  })
})

describe("the school's existing server (decisions/domain/wire#the-existing-server)", () => {
  test('answers lists as bare arrays', async () => {
    const { network, store } = startClient()
    network.on('GET /cargos/pendientes/all', answer(200, [aChargeRow(2), aChargeRow(1)]))
    await store.dispatch(chargesApi.endpoints.listPendingCharges.initiate())
    expect(selectPendingCharges(store.getState()).map(({ id }) => id)).toEqual([2, 1])
  })

  const { mensualidad_preescolar: _spelt, ...unspelt } = aCycleRow()
  test.each<[string, object, number]>([
    ['mensualidad_prescolar alone', { ...unspelt, mensualidad_prescolar: 2350 }, 2350],
    ['mensualidad_preescolar alone', aCycleRow({ mensualidad_preescolar: 2400 }), 2400],
    ['both: the right spelling wins', { ...aCycleRow(), mensualidad_prescolar: 1 }, 2350],
    ['neither', unspelt, 0],
  ])('%s', async (_name, cycle, expected) => {
    const { network, store } = startClient()
    network.on('GET /ciclo/actual', { ok: true, ciclo: cycle })
    network.on('GET /ciclo/all', answer(200, [cycle]))
    await store.dispatch(cyclesApi.endpoints.getCurrentCycle.initiate())
    expect(selectCurrentCycle(store.getState())?.mensualidad_preescolar).toBe(expected)
    await store.dispatch(cyclesApi.endpoints.listCycles.initiate())
    const [listed] = selectCycles(store.getState())
    expect(listed?.mensualidad_preescolar).toBe(expected)
    expect(listed).not.toHaveProperty('mensualidad_prescolar')
  })

  test('answers a row bare', async () => {
    const { network, store } = startClient()
    network.on('GET /ciclo/actual', answer(200, aCycleRow()))
    await store.dispatch(cyclesApi.endpoints.getCurrentCycle.initiate())
    expect(selectCurrentCycle(store.getState())?.name).toBe('2026-2027')
  })
})

test('no current cycle is null, and a pupil who is not there too', async () => {
  const { network, store } = startClient()
  network.on('GET /ciclo/actual', { ok: true, ciclo: null })
  network.on('GET /alumnos/5', { ok: true, alumno: null })
  network.on('GET /alumnos/6', { ok: true, alumno: { ...aStudentRow(6), alergias: [] } })
  await store.dispatch(cyclesApi.endpoints.getCurrentCycle.initiate())
  expect(selectCurrentCycle(store.getState())).toBeNull()
  const one = (id: number) => store.dispatch(studentsApi.endpoints.getStudent.initiate({ id }))
  expect((await one(5)).data).toBeNull()
  expect((await one(6)).data?.id).toBe(6)
})

test.each([
  ['no abono', 0, 'PENDIENTE'],
  ['an abono', 500, 'PARCIAL'],
])(
  'a charge that says neither its state nor whether a part is paid, with %s',
  async (_name, abono, estado) => {
    const { network, store } = startClient()
    const { estado: _state, pago_parcial: _part, ...row } = aChargeRow(1, { abono })
    network.on('GET /cargos/pendientes/all', answer(200, [row]))
    await store.dispatch(chargesApi.endpoints.listPendingCharges.initiate())
    expect(selectPendingCharges(store.getState())[0]).toMatchObject({ estado, pago_parcial: abono > 0 })
  },
)

test("a pupil of the school's existing server breaks no list: what it does not send is empty", () => {
  expect(readStudent({ id: 1, nombre: 'INÉS' })).toMatchObject({
    nombre: 'INÉS',
    becas: [],
    grupo: null,
    curp: '',
  })
})
