import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'
import { hireCashier, piecesOf, type Cashier } from './cashier'

let server: TestServer
let school: { cycle: number; pupil: number }
let cashier: Cashier
const DAY = '2026-09-15'
const TRANSFER = { metodo_pago: 'TRANSFERENCIA', referencia: 'SPEI 1' }

beforeAll(async () => {
  server = await startServer()
  const office = openOffice(server)
  const cycle = await office.addCycle()
  const [pupil] = (await office.addPupils(1)) as [number]
  school = { cycle, pupil }
})
afterAll(() => server.close())
beforeEach(async () => {
  cashier = await hireCashier(server, school)
})

const last = async (): Promise<number> => (await server.admin.get('/cortes')).body.cortes[0]?.numero ?? 0

it('shows what each method brought, with the payments by folio', async () => {
  const first = await cashier.take(234.55)
  const second = await cashier.take(1000, TRANSFER)
  const { status, body } = await cashier.current()
  expect([status, body.pendientes]).toEqual([200, []])
  expect(body.actual).toMatchObject({
    dia: DAY,
    movimientos: 2,
    total: 1234.55,
    esperado: 234.55,
    cerrados: [],
  })
  expect(body.actual.totales.map((each: { esperado: number }) => each.esperado)).toEqual([
    234.55, 1000, 0, 0, 0,
  ])
  expect(body.actual.pagos).toMatchObject([
    { id: first.id, tipo: 'PAGO', folio: first.folio, concepto: 'UNIFORME', monto: 234.55, referencia: null },
    { folio: second.folio, metodo_pago: 'TRANSFERENCIA', referencia: 'SPEI 1', motivo_cancelacion: null },
  ])
})

it('closes: numbered, with difference and count; what comes later falls into a second cut of the day', async () => {
  const before = await last()
  await cashier.take(300)
  const { status, body } = await cashier.close(DAY, piecesOf(300), { esperado: 300, movimientos: 1 })
  expect([status, body.message]).toEqual([200, `Corte número ${before + 1} cerrado.`])
  expect(body.corte).toMatchObject({
    numero: before + 1,
    dia: DAY,
    parte: 1,
    movimientos: 1,
    total: 300,
    esperado: 300,
    contado: 300,
    diferencia: 0,
    observaciones: null,
  })
  const later = await cashier.take(50.5)
  const { actual } = (await cashier.current()).body
  expect(actual).toMatchObject({ movimientos: 1, esperado: 50.5, cerrados: [{ numero: before + 1 }] })
  const second = await cashier.close(DAY, [{ tipo: 'MONEDA', denominacion: 0.5, cantidad: 101 }])
  expect(second.body.corte).toMatchObject({ numero: before + 2, parte: 2, contado: 50.5, diferencia: 0 })
  const detail = (await server.admin.get(`/cortes/${second.body.corte.id}`)).body
  expect(detail.pagos).toMatchObject([{ id: later.id, monto: 50.5 }])
  expect(detail.conteo).toEqual([{ tipo: 'MONEDA', denominacion: 0.5, cantidad: 101 }])
  expect(detail.corte).toEqual(second.body.corte)
})

it('a payment and its cancellation in one cut: both are seen, nothing is expected', async () => {
  const { id, folio } = await cashier.take(99.99)
  expect((await cashier.office.cancelPayment(id, 'COBRADO A OTRO')).status).toBe(200)
  const { actual } = (await cashier.current()).body
  expect(actual).toMatchObject({ movimientos: 2, total: 0, esperado: 0 })
  expect(actual.pagos).toMatchObject([{ folio, monto: 99.99, motivo_cancelacion: null }])
  expect(actual.cancelaciones).toMatchObject([{ folio, monto: 99.99, motivo_cancelacion: 'COBRADO A OTRO' }])
  expect((await cashier.close(DAY, [])).body.corte).toMatchObject({ movimientos: 2, esperado: 0, contado: 0 })
})

it('of a cancellation after the cut the day and the drawer are those of who cancels', async () => {
  const { id } = await cashier.take(200)
  const first = (await cashier.close(DAY, piecesOf(200))).body.corte
  const before = server.clock.now
  // Already the 17th in London, still the 16th at the school.
  server.clock.now = new Date('2026-09-17T03:00:00Z')
  const canceller = await server.userWith([
    ['CARGOS', 'READ'],
    ['CARGOS', 'UPDATE'],
    ['CARGOS', 'DELETE'],
  ])
  expect((await canceller.delete(`/pagos/${id}`, { motivo_cancelacion: 'DEVUELTO' })).status).toBe(200)
  const { actual } = (await canceller.get('/cortes/actual')).body
  expect(actual).toMatchObject({ dia: '2026-09-16', movimientos: 1, esperado: -200, total: -200, pagos: [] })
  expect(actual.cancelaciones).toMatchObject([{ id, fecha: DAY, motivo_cancelacion: 'DEVUELTO' }])
  const none = await canceller.post('/cortes', { dia: '2026-09-16', conteo: [] })
  expect([none.status, none.body.campos]).toEqual([
    400,
    { observaciones: 'Sobra $200.00: escribe en las observaciones a qué se debe' },
  ])
  const body = { dia: '2026-09-16', conteo: [], observaciones: 'SE DEVOLVIÓ DE LA CAJA DE DIRECCIÓN' }
  expect((await canceller.post('/cortes', body)).body.corte).toMatchObject({
    esperado: -200,
    diferencia: 200,
  })
  server.clock.now = before
  expect((await server.admin.get(`/cortes/${first.id}`)).body.corte).toEqual(first)
})

it('forgotten days are told, and closed on their own', async () => {
  await cashier.take(70)
  const before = server.clock.now
  server.clock.now = new Date('2026-09-16T16:00:00Z')
  // The session is extended, because it would not last until the next day.
  await server.db
    .updateTable('sessions')
    .set({ expires_at: new Date('2026-09-17T00:00:00Z') })
    .execute()
  await cashier.take(30)
  const { actual, pendientes } = (await cashier.current()).body
  expect(actual).toMatchObject({ dia: '2026-09-16', esperado: 30 })
  expect(pendientes).toMatchObject([{ dia: DAY, movimientos: 1, esperado: 70 }])
  expect((await cashier.current(DAY)).body.actual).toMatchObject({ dia: DAY, esperado: 70 })
  expect((await cashier.close(DAY, piecesOf(70))).body.corte).toMatchObject({ dia: DAY, esperado: 70 })
  expect((await cashier.current()).body.pendientes).toEqual([])
  server.clock.now = before
})

describe('refusals', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['tomorrow', { dia: '2026-09-16', conteo: [] }, 'dia'],
    ['a day that does not exist', { dia: '2026-02-30', conteo: [] }, 'dia'],
    ['a note of 25', { dia: DAY, conteo: [{ tipo: 'BILLETE', denominacion: 25, cantidad: 1 }] }, 'conteo'],
    [
      'one twice',
      { dia: DAY, conteo: [...piecesOf(0), { tipo: 'BILLETE', denominacion: 100, cantidad: 1 }] },
      'conteo',
    ],
  ])('%s is 400', async (_name, body, campo) => {
    const answer = await cashier.caller.post('/cortes', body)
    expect([answer.status, Object.keys(answer.body.campos)]).toEqual([400, [campo]])
  })

  it.each([
    [{ conteo: [] }, { dia: 'Value is required' }],
    [{ dia: DAY }, { conteo: 'Value is required' }],
    [
      { dia: DAY, conteo: [{ tipo: 'BILLETE', denominacion: 100, cantidad: '1' }] },
      { 'conteo.0.cantidad': 'Debe ser un número entero.' },
    ],
  ])('%j is 400', async (body, campos) =>
    expect(refusalOf(await cashier.caller.post('/cortes', body))).toEqual([400, campos]),
  )

  it('tomorrow cannot be looked at, and a cut that does not exist is 404', async () => {
    expect(refusalOf(await cashier.current('2026-09-16'))).toEqual([
      400,
      { dia: 'El día del corte no puede ser posterior a hoy' },
    ])
    expect((await server.admin.get('/cortes/999999')).status).toBe(404)
    expect((await server.admin.get('/cortes/999999/documento')).status).toBe(404)
  })

  it('nothing to close is 409; twice is 409 with the number of the first', async () => {
    const none = await cashier.close(DAY, [])
    expect([none.status, none.body.message]).toEqual([409, 'El 15/09/2026 no tiene movimientos por cerrar.'])
    await cashier.take(10)
    const { numero } = (await cashier.close(DAY, piecesOf(10))).body.corte
    const again = await cashier.close(DAY, piecesOf(10))
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining(`número ${numero} `)])
  })

  it('money that moved while it was counted is 409 with the new figure', async () => {
    await cashier.take(10)
    await cashier.take(500, { ...TRANSFER, referencia: 'SPEI 500' })
    for (const seen of [{ esperado: 9 }, { esperado: 10, movimientos: 1 }]) {
      const { status, body } = await cashier.close(DAY, piecesOf(10), seen)
      expect([status, body.message]).toEqual([409, expect.stringMatching(/ahora son 2 .*\$10\.00/)])
    }
    expect((await cashier.close(DAY, piecesOf(10), { esperado: 10, movimientos: 2 })).status).toBe(200)
  })

  it('a difference from 50 centavos on needs a word about it', async () => {
    await cashier.take(100.49)
    const short = await cashier.close(DAY, piecesOf(99))
    expect([short.status, short.body.campos]).toEqual([
      400,
      { observaciones: 'Falta $1.49: escribe en las observaciones a qué se debe' },
    ])
    expect(refusalOf(await cashier.close(DAY, piecesOf(99), { observaciones: '  ' }))).toEqual([
      400,
      { observaciones: 'Falta $1.49: escribe en las observaciones a qué se debe' },
    ])
    const rounded = await cashier.close(DAY, piecesOf(100))
    expect(rounded.body.corte).toMatchObject({ esperado: 100.49, contado: 100, diferencia: -0.49 })
  })
})
