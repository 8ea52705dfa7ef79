import { chargesApi } from '@client/state/charges/charges.api'
import { paymentsApi } from '@client/state/payments/payments.api'
import { tuitionApi } from '@client/state/tuition/tuition.api'
import { failure, until } from '../../../support/state/fakeNetwork'
import { startClient } from '../../../support/state/client'

const CHARGES = 'GET /cargos/by/alumno/5'
const TUITION = 'GET /colegiaturas/alumno/5/1'
const PAYMENTS = [
  'GET /pagos/7',
  'GET /pagos/by/alumno/5',
  'GET /pagos/by/fecha?desde=2026-09-15&hasta=2026-09-30',
]
const ALL = [CHARGES, TUITION, ...PAYMENTS]
const { endpoints: payments } = paymentsApi
const { endpoints: tuition } = tuitionApi

/** A store with what a cashier sees of one pupil. */
const onScreen = async () => {
  const client = startClient()
  const { network, store } = client
  for (const call of ALL) network.on(call, { ok: true, cargos: [], pagos: [], pago: { id: 7 } })
  await Promise.all([
    store.dispatch(chargesApi.endpoints.listStudentCharges.initiate({ id: 5 })),
    store.dispatch(tuition.getTuition.initiate({ alumnoId: 5, cycleId: 1 })),
    store.dispatch(payments.getPayment.initiate({ id: 7 })),
    store.dispatch(payments.listPaymentsOfStudent.initiate({ id: 5 })),
    store.dispatch(payments.listPaymentsByDay.initiate({ desde: '2026-09-15', hasta: '2026-09-30' })),
  ])
  expect(ALL.map((call) => network.count(call))).toEqual([1, 1, 1, 1, 1])
  return client
}
type Store = Awaited<ReturnType<typeof onScreen>>['store']

const means = { metodo_pago: 'EFECTIVO' as const, idempotencyKey: 'k' }

const WRITES: [string, (store: Store) => Promise<unknown>, string[]][] = [
  [
    'PATCH /colegiaturas/pagar',
    (s) => s.dispatch(tuition.payMonths.initiate({ ids: [1], ...means })),
    [TUITION, ...PAYMENTS],
  ],
  [
    'PATCH /colegiaturas/pago/anual',
    (s) => s.dispatch(tuition.payYear.initiate({ alumnoId: 5, cicloEscolarId: 1, ...means })),
    [TUITION, ...PAYMENTS],
  ],
  [
    'DELETE /pagos/7',
    (s) => s.dispatch(payments.cancelPayment.initiate({ id: 7, motivo_cancelacion: 'X' })),
    ALL,
  ],
]

describe.each(WRITES)('%s', (call, write, lists) => {
  test('done, fetches again what it made stale', async () => {
    const { network, store } = await onScreen()
    network.on(call, { ok: true })
    await write(store)
    await until(() => lists.every((list) => network.count(list) === 2))
    expect(ALL.filter((list) => network.count(list) > 1)).toEqual(lists)
  })

  test('refused, fetches nothing', async () => {
    const { network, store } = await onScreen()
    network.on(call, failure(409, 'Cambió mientras tanto'))
    await write(store)
    // A later write that goes through, to know that the store has had its time.
    network.on('PATCH /colegiaturas/pagar', { ok: true })
    await store.dispatch(tuition.payMonths.initiate({ ids: [2], ...means }))
    await until(() => PAYMENTS.every((list) => network.count(list) > 1))
    expect(ALL.map((list) => network.count(list))).toEqual([1, 2, 2, 2, 2])
  })
})

test('a payment of months carries its key beside the body', async () => {
  const { network, store } = startClient()
  network.on('PATCH /colegiaturas/pagar', { ok: true })
  await store.dispatch(tuition.payMonths.initiate({ ids: [3], ...means }))
  const [sent] = network.sent
  expect(sent?.body).toEqual({ ids: [3], metodo_pago: 'EFECTIVO' })
  expect(sent?.headers.get('idempotency-key')).toBe('k')
})
