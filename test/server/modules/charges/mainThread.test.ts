import { aCycle, aStudent } from '@test/support/builders'
import { startServer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

interface Row {
  id: number
  tipo: string
  estado: string
  monto_pagar: number
}

it('cycle, four pupils, an enrolment with 35 %, 25 % and none, the first payment', async () => {
  const { admin } = server
  const cycle = (await admin.post('/ciclo', aCycle())).body.ciclo.id
  const pupils: number[] = []
  for (const n of [1, 2, 3, 4]) {
    const { status, body } = await admin.form('POST', '/alumnos', aStudent(n))
    expect([status, body.message]).toEqual([200, expect.anything()])
    pupils.push(body.alumno.id)
  }
  const enrolled = await admin.post('/inscripciones', {
    alumnos: [
      { id: pupils[0], descuento: 35, motivo_descuento: 'TRES HERMANOS' },
      { id: pupils[1], descuento: 25, motivo_descuento: 'HERMANOS' },
      { id: pupils[2], descuento: 0 },
      { id: pupils[3] },
    ],
    idCiclo: cycle,
    grado: 'PRIMARIA',
    costo_inscripcion: 1850,
    mensualidad: 2600,
    costo_material: 900,
  })
  expect(enrolled.status).toBe(200)

  const pending: Row[] = (await admin.get('/cargos/pendientes/inscripcion')).body.cargos
  expect(pending.map(({ monto_pagar }) => monto_pagar)).toEqual([1202, 1387, 1850, 1850])
  const all: Row[] = (await admin.get('/cargos/pendientes/all')).body.cargos
  expect(all.filter(({ tipo }) => tipo === 'MATERIAL').map(({ monto_pagar }) => monto_pagar)).toEqual([
    ...[900, 900, 900, 900],
  ])

  const first = pending[0]!.id
  const paid = await admin.patch(
    '/cargos/pagar',
    { id: first, metodo_pago: 'EFECTIVO' },
    { key: 'primer pago' },
  )
  expect(paid).toMatchObject({
    status: 200,
    body: { pago: { folio: 1, monto: 1202 }, cargo: { estado: 'PAGADO' } },
  })
  const again = await admin.patch(
    '/cargos/pagar',
    { id: first, metodo_pago: 'EFECTIVO' },
    { key: 'segundo pago' },
  )
  expect(again).toMatchObject({ status: 409, body: { ok: false, message: expect.stringContaining('$0.00') } })
  expect((await admin.get('/cargos/pendientes/inscripcion')).body.cargos).toHaveLength(3)
  expect(await ledgerFaults(server.db)).toEqual([])
})
