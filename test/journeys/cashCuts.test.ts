import { randomUUID } from 'node:crypto'
import { cashCutsApi } from '@client/state/cashCuts/cashCuts.api'
import { chargesApi } from '@client/state/charges/charges.api'
import { paymentsApi } from '@client/state/payments/payments.api'
import { sessionApi } from '@client/state/session/session.api'
import type { AppStore } from '@client/state/store'
import { eventually } from '@test/support/eventually'
import { joinStore } from '@test/support/journeys/through'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'

const { getCurrentCut, listCashCuts, getCashCut, getCashCutPaper, closeCashCut } = cashCutsApi.endpoints

let server: TestServer
let store: AppStore
let charges: number[]
let cut: number
const DAY = '2026-09-15'

beforeAll(async () => {
  server = await startServer()
  const office = openOffice(server)
  const cycle = await office.addCycle()
  const [pupil] = (await office.addPupils(1)) as [number]
  charges = [
    await office.addCharge(cycle, pupil, 1234.56),
    await office.addCharge(cycle, pupil, 500),
    await office.addCharge(cycle, pupil, 70),
  ]
  store = joinStore(server)
  await store.dispatch(sessionApi.endpoints.login.initiate(ADMIN)).unwrap()
  // On screen through all of it, as on the cashier's desk.
  await store.dispatch(getCurrentCut.initiate({})).unwrap()
  await store.dispatch(listCashCuts.initiate()).unwrap()
})
afterAll(() => server.close())

const current = () => getCurrentCut.select({})(store.getState()).data?.actual
const cuts = () => listCashCuts.select()(store.getState()).data
const pay = (at: number) =>
  store
    .dispatch(
      chargesApi.endpoints.payCharge.initiate({
        id: charges[at]!,
        metodo_pago: 'EFECTIVO',
        idempotencyKey: randomUUID(),
      }),
    )
    .unwrap()

// Each test continues from the state of the one before.
test('each payment shows in the open cut by itself', async () => {
  expect(current()).toMatchObject({ dia: DAY, movimientos: 0 })
  await pay(0)
  await eventually(() => expect(current()).toMatchObject({ movimientos: 1, esperado: 1234.56 }))
  await pay(1)
  await eventually(() => expect(current()).toMatchObject({ movimientos: 2, esperado: 1734.56 }))
  await eventually(() => expect(cuts()?.abiertos).toMatchObject([{ dia: DAY, movimientos: 2 }]))
})

test('so does a cancellation, and the cash that went back', async () => {
  const { pago } = await pay(2)
  await store
    .dispatch(paymentsApi.endpoints.cancelPayment.initiate({ id: pago.id, motivo_cancelacion: 'ERROR' }))
    .unwrap()
  await eventually(() => expect(current()).toMatchObject({ movimientos: 4, esperado: 1734.56 }))
})

test('what was counted before the last payment is refused, the new figure is closed', async () => {
  const conteo = [
    { tipo: 'BILLETE' as const, denominacion: 500, cantidad: 3 },
    { tipo: 'BILLETE' as const, denominacion: 200, cantidad: 1 },
    { tipo: 'MONEDA' as const, denominacion: 0.5, cantidad: 69 },
  ]
  const late = await store
    .dispatch(closeCashCut.initiate({ dia: DAY, conteo, esperado: 1234.56 }))
    .unwrap()
    .catch((reason: unknown) => reason)
  expect(late).toMatchObject({ status: 409, message: expect.stringContaining('$1,734.56') })
  const { corte } = await store
    .dispatch(closeCashCut.initiate({ dia: DAY, conteo, esperado: 1734.56, movimientos: 4 }))
    .unwrap()
  expect(corte).toMatchObject({ numero: 1, contado: 1734.5, diferencia: -0.06 })
  cut = corte.id
  await eventually(() => expect(current()).toMatchObject({ movimientos: 0, cerrados: [{ id: cut }] }))
  await eventually(() => expect(cuts()).toMatchObject({ cortes: [{ numero: 1 }], abiertos: [] }))
})

test('the cut is read with its payments, and its paper opens', async () => {
  const detail = await store.dispatch(getCashCut.initiate({ id: cut })).unwrap()
  expect([detail.pagos.length, detail.cancelaciones.length]).toEqual([3, 1])
  const url = await store.dispatch(getCashCutPaper.initiate({ id: cut })).unwrap()
  const paper = await server.app.inject({ method: 'GET', url: url ?? '' })
  expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf'])
})
