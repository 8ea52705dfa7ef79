import { startServer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office
let cycle: number
let pupil: number

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
  ;[pupil] = (await office.addPupils(1)) as [number]
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

const charge = (monto: number) => office.addCharge(cycle, pupil, monto)
const payments = () => server.db.selectFrom('payments').select(['id', 'folio']).orderBy('folio').execute()

it('a payment or complement without a key is 400 and moves nothing', async () => {
  const id = await charge(50)
  const before = await payments()
  const pay = await server.admin.patch('/cargos/pagar', { id, metodo_pago: 'EFECTIVO' })
  const body = { idCargo: id, metodo_pago: 'EFECTIVO', abono: 1 }
  const complement = await server.admin.patch('/cargos/pago/complemento', body)
  for (const { status, body: told } of [pay, complement]) {
    expect(status).toBe(400)
    expect(told.message).toContain('Idempotency-Key')
  }
  expect(await payments()).toEqual(before)
})

it('the same key again answers the first result', async () => {
  const id = await charge(50)
  const first = await office.payPart(id, 20, {}, 'otra vez')
  const second = await office.payPart(id, 20, {}, 'otra vez')
  expect(second).toMatchObject({ status: 200, body: first.body })
  expect(await office.chargeOf(pupil, id)).toMatchObject({ abono: 20 })
})

it('the first answer stays the same after the charge has moved on', async () => {
  const id = await charge(50)
  const first = await office.payPart(id, 20, {}, 'vieja')
  await office.complement(id, 30)
  expect((await office.payPart(id, 20, {}, 'vieja')).body).toEqual(first.body)
})

it('the same key with another body is 409 and moves nothing', async () => {
  const id = await charge(50)
  await office.payPart(id, 20, {}, 'clave')
  const before = await payments()
  for (const other of [
    await office.payPart(id, 21, {}, 'clave'),
    await office.pay(id, {}, 'clave'),
    await office.pay(await charge(20), {}, 'clave'),
  ])
    expect(other).toMatchObject({ status: 409, body: { message: expect.stringContaining('otros datos') } })
  expect(await payments()).toEqual(before)
})

it('a key used on one route is 409 on another', async () => {
  const id = await charge(50)
  await office.payPart(id, 20, {}, 'ruta')
  expect((await office.complement(id, 20, {}, 'ruta')).status).toBe(409)
  expect(await office.chargeOf(pupil, id)).toMatchObject({ abono: 20 })
})

it('two users may use the same key', async () => {
  const other = await server.userWith([['CARGOS', 'UPDATE']])
  const [mine, theirs] = [await charge(10), await charge(20)]
  const first = await office.pay(mine, {}, 'compartida')
  const second = await openOffice(server, other).pay(theirs, {}, 'compartida')
  expect([first.body.pago.monto, second.body.pago.monto]).toEqual([10, 20])
})

it('a failed first try leaves its key free for the second', async () => {
  const id = await charge(50)
  expect((await office.complement(id, 20, {}, 'libre')).status).toBe(409)
  await office.payPart(id, 10)
  expect((await office.complement(id, 20, {}, 'libre')).status).toBe(200)
})

it('a second try that waits for a first one that fails goes on as if alone', async () => {
  const id = await charge(50)
  const answers = await Promise.all(Array.from({ length: 12 }, () => office.complement(id, 5, {}, 'espera')))
  expect(answers.every(({ status }) => status === 409)).toBe(true)
  await office.payPart(id, 10)
  const later = await Promise.all(Array.from({ length: 12 }, () => office.complement(id, 5, {}, 'espera')))
  expect(later.every(({ status, body }) => status === 200 && body.cargo.abono === 15)).toBe(true)
})

it('an enrolment and a new charge take a key too', async () => {
  const ids = await office.addPupils(2)
  const body = { idCicloEscolar: cycle, idAlumno: pupil, descripcion: 'LIBRO', fecha: '2026-09-15', monto: 5 }
  const [one, two] = [
    await server.admin.post('/cargos/new', body, { key: 'cargo' }),
    await server.admin.post('/cargos/new', body, { key: 'cargo' }),
  ]
  expect(two.body.cargo.id).toBe(one.body.cargo.id)
  const pupils = {
    alumnos: ids.map((id) => ({ id })),
    idCiclo: cycle,
    grado: 'PRIMARIA',
    costo_inscripcion: 1850,
    mensualidad: 2600,
    costo_material: 900,
  }
  const first = await server.admin.post('/inscripciones', pupils, { key: 'inscribe' })
  const again = await server.admin.post('/inscripciones', pupils, { key: 'inscribe' })
  expect(again).toMatchObject({ status: 200, body: first.body })
})
