import { chargesApi } from '@client/state/charges/charges.api'
import { paymentsApi } from '@client/state/payments/payments.api'
import { sessionApi } from '@client/state/session/session.api'
import { statementsApi } from '@client/state/statements/statements.api'
import type { AppStore } from '@client/state/store'
import { tuitionApi } from '@client/state/tuition/tuition.api'
import { eventually } from '@test/support/eventually'
import { joinStore } from '@test/support/journeys/through'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let store: AppStore
let office: Office
let cycle: number
let pupil: number
let payment: number

beforeAll(async () => {
  server = await startServer()
  store = joinStore(server)
  office = openOffice(server)
  cycle = await office.addCycle()
  pupil = (await office.addPupils(1))[0]!
  await office.enrol(cycle, [pupil])
  await office.dueOnTheTenth()
  await store.dispatch(sessionApi.endpoints.login.initiate(ADMIN)).unwrap()
  await Promise.all([
    store.dispatch(statementsApi.endpoints.getAccount.initiate({ id: pupil })),
    store.dispatch(statementsApi.endpoints.listDebtors.initiate()),
  ])
})
afterAll(() => server.close())

const { endpoints } = statementsApi
const account = () => {
  const { total, movimientos } = endpoints.getAccount.select({ id: pupil })(store.getState()).data!
  return { totals: total, lines: movimientos }
}
const debtors = () => endpoints.listDebtors.select()(store.getState()).data?.morosos ?? []
const debts = () => debtors().map(({ alumnos, vencido }) => [alumnos[0]?.id, vencido])
const CASH = { metodo_pago: 'EFECTIVO' as const, referencia: null }

test('September is overdue on the 15th; the account says so and what is to come', () => {
  expect(account().totals).toMatchObject({ saldo: 28_750, vencido: 2600, por_vencer: 26_150 })
  expect(debts()).toEqual([[pupil, 2600]])
})

test('a charge of an earlier day joins both', async () => {
  await store
    .dispatch(
      chargesApi.endpoints.createCharges.initiate({
        idCicloEscolar: cycle,
        alumnos: [{ id: pupil }],
        descripcion: 'excursión',
        fecha: '2026-06-15',
        monto: 350.5,
        idempotencyKey: 'journey-estado-1',
      }),
    )
    .unwrap()
  await eventually(() => expect(debts()).toEqual([[pupil, 2950.5]]))
  await eventually(() => expect(account().lines[0]).toMatchObject({ descripcion: 'EXCURSIÓN', saldo: 350.5 }))
  expect(debtors()[0]).toMatchObject({ meses: 3, tres_meses: 350.5, un_mes: 2600 })
})

test('paying the month and the charge takes the family from the list', async () => {
  const { pagos } = await office.tuitionOf(pupil, cycle)
  const paid = await store
    .dispatch(
      tuitionApi.endpoints.payMonths.initiate({
        ids: [pagos[0]!.id],
        ...CASH,
        idempotencyKey: 'journey-estado-2',
      }),
    )
    .unwrap()
  payment = paid.pago.id
  await eventually(() => expect(debts()).toEqual([[pupil, 350.5]]))
  const charge = account().lines.find(({ descripcion }) => descripcion === 'EXCURSIÓN')!
  const id = Number(charge.id.replace('cargo-', ''))
  await store
    .dispatch(chargesApi.endpoints.payCharge.initiate({ id, ...CASH, idempotencyKey: 'journey-estado-3' }))
    .unwrap()
  await eventually(() => expect(debts()).toEqual([]))
  await eventually(() => expect(account().totals).toMatchObject({ saldo: 26_150, vencido: 0 }))
})

test('cancelling the payment brings it back, with both lines in the account', async () => {
  await store
    .dispatch(
      paymentsApi.endpoints.cancelPayment.initiate({ id: payment, motivo_cancelacion: 'CHEQUE DEVUELTO' }),
    )
    .unwrap()
  await eventually(() => expect(debts()).toEqual([[pupil, 2600]]))
  await eventually(() => {
    const own = account().lines.filter(({ pagoId }) => pagoId === payment)
    expect(own.map(({ tipo, cargo, abono, cancelado }) => [tipo, cargo, abono, cancelado])).toEqual([
      ['PAGO', 0, 2600, true],
      ['CANCELACION', 2600, 0, false],
    ])
    expect(account().lines.at(-1)?.saldo).toBe(account().totals.saldo)
  })
})
