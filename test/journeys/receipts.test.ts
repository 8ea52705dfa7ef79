import { chargesApi } from '@client/state/charges/charges.api'
import { paymentsApi } from '@client/state/payments/payments.api'
import { receiptsApi } from '@client/state/receipts/receipts.api'
import { sessionApi } from '@client/state/session/session.api'
import type { AppStore } from '@client/state/store'
import { eventually } from '@test/support/eventually'
import { joinStore } from '@test/support/journeys/through'
import { readPdf } from '@test/support/pdf/textOf'
import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'

let server: TestServer
let store: AppStore
let charge: number
const DAYS = { desde: '2026-09-15', hasta: '2026-09-15' }

beforeAll(async () => {
  server = await startServer()
  store = joinStore(server)
  const office = openOffice(server)
  const [pupil] = await office.addPupils(1)
  charge = await office.addCharge(await office.addCycle(), pupil!, 1500, 'EXCURSIÓN')
  await store.dispatch(sessionApi.endpoints.login.initiate(ADMIN)).unwrap()
  await store.dispatch(paymentsApi.endpoints.listPaymentsByDay.initiate(DAYS))
})
afterAll(() => server.close())

const shown = () => paymentsApi.endpoints.listPaymentsByDay.select(DAYS)(store.getState()).data?.pagos ?? []
const print = async (id: number, idempotencyKey: string) =>
  (await store.dispatch(receiptsApi.endpoints.printReceipt.initiate({ id, idempotencyKey })).unwrap()).recibo
const wordsOf = async (url: string) => {
  const { statusCode, rawPayload } = await server.app.inject(url)
  expect(statusCode).toBe(200)
  return (await readPdf(rawPayload)).pages.join(' ')
}

test('a payment stands in the list of its day, its receipt opens from the link, and a retry is no reprint', async () => {
  const { endpoints } = chargesApi
  const means = { metodo_pago: 'EFECTIVO' as const, idempotencyKey: 'journey-recibo-pago' }
  await store.dispatch(endpoints.payCharge.initiate({ id: charge, ...means })).unwrap()
  await eventually(() => expect(shown()).toHaveLength(1))
  const [pago] = shown()
  const first = await print(pago!.id, 'journey-recibo-1')
  expect(await print(pago!.id, 'journey-recibo-1')).toEqual(first)
  expect(first.reimpresion).toBe(false)
  expect(await wordsOf(first.url)).toContain('(MIL QUINIENTOS PESOS 00/100 M.N.)')
  expect((await print(pago!.id, 'journey-recibo-2')).reimpresion).toBe(true)
})

test('cancelled, it says so in the list, on paper and to whoever asks with the code', async () => {
  const [pago] = shown()
  const ask = async () => (await server.anonymous.get(`/recibos/${pago!.codigo}`)).body.recibo
  expect(await ask()).toEqual({ folio: pago!.folio, fecha: '2026-09-15', monto: 1500, estado: 'VALIDO' })
  const cancelling = {
    id: pago!.id,
    motivo_cancelacion: 'CHEQUE DEVUELTO',
    idempotencyKey: 'journey-recibo-3',
  }
  await store.dispatch(paymentsApi.endpoints.cancelPayment.initiate(cancelling)).unwrap()
  await eventually(() =>
    expect(shown()[0]).toMatchObject({ cancelado: true, motivo_cancelacion: 'CHEQUE DEVUELTO' }),
  )
  expect(await ask()).toMatchObject({ estado: 'CANCELADO' })
  const { url } = await print(pago!.id, 'journey-recibo-4')
  expect(await wordsOf(url)).toContain('CANCELADO el 15/09/2026 por directora. Motivo: CHEQUE DEVUELTO')
})
