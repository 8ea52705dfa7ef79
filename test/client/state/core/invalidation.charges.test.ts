import { chargesApi } from '@client/state/charges/charges.api'
import { chargesRoutes } from '@contract/charges/charges.routes'
import { failure, until } from '../../../support/state/fakeNetwork'
import { startClient } from '../../../support/state/client'
import { aChargeRow } from '../../../support/state/rows'

const LISTS = [
  'GET /cargos/pendientes/all',
  'GET /cargos/pendientes/inscripcion',
  'GET /cargos/complementos',
  'GET /cargos/cancelados',
  'GET /cargos/by/alumno/5',
]
const { endpoints } = chargesApi

/** A store with the five lists a charge may stand in. */
const withLists = async () => {
  const client = startClient()
  const { network, store } = client
  for (const call of LISTS) network.on(call, { ok: true, cargos: [aChargeRow(1)] })
  await Promise.all([
    store.dispatch(endpoints.listPendingCharges.initiate()),
    store.dispatch(endpoints.listPendingEnrolmentCharges.initiate()),
    store.dispatch(endpoints.listPartlyPaidCharges.initiate()),
    store.dispatch(endpoints.listCancelledCharges.initiate()),
    store.dispatch(endpoints.listStudentCharges.initiate({ id: 5 })),
  ])
  expect(LISTS.map((call) => network.count(call))).toEqual(LISTS.map(() => 1))
  return client
}
type Store = Awaited<ReturnType<typeof withLists>>['store']

const charge = { idCicloEscolar: 1, descripcion: 'X', fecha: '2026-09-15', monto: 1 }
const means = { metodo_pago: 'EFECTIVO' as const, idempotencyKey: 'k' }

const WRITES: [string, (store: Store) => Promise<unknown>][] = [
  ['POST /cargos/new', (s) => s.dispatch(endpoints.createCharge.initiate({ ...charge, idAlumno: 5 }))],
  [
    'POST /cargos/varios',
    (s) => s.dispatch(endpoints.createCharges.initiate({ ...charge, alumnos: [{ id: 5 }] })),
  ],
  ['PATCH /cargos/pagar', (s) => s.dispatch(endpoints.payCharge.initiate({ id: 1, ...means }))],
  [
    'PATCH /cargos/pago/complemento',
    (s) => s.dispatch(endpoints.complementCharge.initiate({ idCargo: 1, abono: 1, ...means })),
  ],
  [
    'DELETE /cargos/cancelar/1',
    (s) => s.dispatch(endpoints.cancelCharge.initiate({ id: 1, motivo_cancelacion: 'X' })),
  ],
]

describe.each(WRITES)('%s', (call, write) => {
  test('done, every list of charges is fetched again', async () => {
    const { network, store } = await withLists()
    network.on(call, { ok: true })
    await write(store)
    await until(() => LISTS.every((list) => network.count(list) === 2))
  })

  test('refused, none is', async () => {
    const { network, store } = await withLists()
    network.on(call, failure(409, 'Cambió mientras tanto'))
    await write(store)
    expect(network.count(call)).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(LISTS.map((list) => network.count(list))).toEqual(LISTS.map(() => 1))
  })
})

test('who moves money makes the ledger stale too, as the contract tells the other desks', () => {
  const changes = Object.fromEntries(
    Object.entries(chargesRoutes).flatMap(([name, route]) =>
      'changes' in route ? [[name, route.changes]] : [],
    ),
  )
  expect(changes).toEqual({
    create: ['Charge'],
    createMany: ['Charge'],
    pay: ['Charge', 'Payment'],
    complement: ['Charge', 'Payment'],
    cancel: ['Charge'],
  })
})
