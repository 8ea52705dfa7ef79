import { ledgerFaults } from '@server/backup/ledgerFaults'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'
import { hireCashier, piecesOf, type Cashier } from './cashier'

const DAY = '2026-09-15'

let server: TestServer
let school: { cycle: number; pupil: number }
let cashier: Cashier
const putIn = (body: object) => cashier.caller.patch('/cortes/fondo', body)

beforeAll(async () => {
  server = await startServer()
  const office = openOffice(server)
  school = { cycle: await office.addCycle(), pupil: (await office.addPupils(1))[0] as number }
})
afterAll(() => server.close())
beforeEach(async () => {
  cashier = await hireCashier(server, school)
})
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

it('what was put in at opening is expected besides what was taken, and belongs to one cut', async () => {
  const { status, body } = await putIn({ fondo: 450 })
  expect([status, body.message]).toEqual([200, 'Fondo guardado.'])
  expect(body.actual).toMatchObject({ dia: DAY, fondo: 450, esperado: 450, total: 0, movimientos: 0 })
  expect((await putIn({ fondo: 500, dia: DAY })).body.actual.fondo).toBe(500)
  await cashier.take(300)
  await cashier.take(1000, { metodo_pago: 'TRANSFERENCIA', referencia: 'SPEI 1' })
  const { actual } = (await cashier.current()).body
  expect(actual).toMatchObject({ fondo: 500, esperado: 800, total: 1300 })
  expect(actual.totales[0]).toMatchObject({ metodo_pago: 'EFECTIVO', esperado: 300 })
  const { abiertos } = (await server.admin.get('/cortes')).body
  expect(abiertos).toContainEqual(expect.objectContaining({ fondo: 500, esperado: 800, total: 1300 }))

  expect((await cashier.close(DAY, piecesOf(300))).body.campos).toEqual({
    observaciones: 'Falta $500.00: escribe en las observaciones a qué se debe',
  })
  expect((await cashier.close(DAY, piecesOf(800), { esperado: 300 })).status).toBe(409)
  const closed = (await cashier.close(DAY, piecesOf(800), { esperado: 800, movimientos: 2 })).body.corte
  expect(closed).toMatchObject({ fondo: 500, esperado: 800, contado: 800, diferencia: 0, total: 1300 })

  await cashier.take(20)
  expect((await cashier.current()).body.actual).toMatchObject({ fondo: 0, esperado: 20 })
  expect((await cashier.close(DAY, piecesOf(120), { fondo: 100 })).body.corte).toMatchObject({
    parte: 2,
    fondo: 100,
    esperado: 120,
    diferencia: 0,
  })
  expect((await server.admin.get(`/cortes/${closed.id}`)).body.corte).toEqual(closed)
})

it.each([
  ['below 0', { fondo: -1 }, { fondo: 'No puede ser menor que 0.' }],
  ['parts of a centavo', { fondo: 1.005 }, { fondo: 'Admite hasta dos decimales.' }],
  ['a text', { fondo: '5' }, { fondo: 'Debe ser un número.' }],
  ['nothing', {}, { fondo: 'Value is required' }],
  ['tomorrow', { fondo: 5, dia: '2026-09-16' }, { dia: 'El día del corte no puede ser posterior a hoy' }],
  ['no day', { fondo: 5, dia: '2026-02-30' }, { dia: 'Debe ser una fecha que exista, como 2026-09-01.' }],
])('%s is 400', async (_name, body, campos) => {
  expect(refusalOf(await putIn(body))).toEqual([400, campos])
  expect((await cashier.current()).body.actual.fondo).toBe(0)
})

it('the bitácora says who put it in', async () => {
  await putIn({ fondo: 5 })
  const { bitacora } = (await server.admin.get('/bitacora?tipo=FONDO')).body
  expect(bitacora[0].cambios).toEqual([{ campo: 'fondo', antes: 0, despues: 5 }])
})
