import { ADMIN, startServer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'

let server: TestServer
let office: Office
let cycle: number
let pupils: number[]

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
  pupils = await office.addPupils(3)
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

const body = (over: Record<string, unknown> = {}) => ({
  idCicloEscolar: cycle,
  alumnos: pupils.map((id) => ({ id })),
  descripcion: '  excursión al  niño museo ',
  fecha: '2026-10-05',
  monto: 350.5,
  ...over,
})
const charge = (over?: Record<string, unknown>, key?: string) =>
  server.admin.post('/cargos/varios', body(over), key ? { key } : {})
const count = async (): Promise<number> =>
  (await server.db.selectFrom('charges').select('id').execute()).length

it('charges each of several pupils the same, uppercased, pending', async () => {
  const { status, body: told } = await charge({ alumnos: [...pupils].reverse().map((id) => ({ id })) })
  expect([status, told.message]).toEqual([200, '3 cargos registrados.'])
  expect(told.cargos.map(({ alumno }: { alumno: { id: number } }) => alumno.id)).toEqual(pupils)
  for (const cargo of told.cargos) {
    expect(cargo).toMatchObject({
      tipo: 'OTRO',
      estado: 'PENDIENTE',
      descripcion: 'EXCURSIÓN AL NIÑO MUSEO',
      fecha: '2026-10-05',
      monto_pagar: 350.5,
      monto_restante: 350.5,
      cancelado_por: null,
      fecha_cancelacion: null,
    })
    expect(await office.chargeOf(cargo.alumno.id, cargo.id)).toEqual(cargo)
  }
})

it('one pupil alone may be sent too', async () => {
  const { body: told } = await charge({ alumnos: [{ id: pupils[0] }] })
  expect([told.message, told.cargos.length]).toEqual(['Cargo registrado.', 1])
})

it.each([
  [{ alumnos: [] }, 'alumnos', 'Debes Seleccionar un alumno'],
  [{ descripcion: '   ' }, 'descripcion', expect.any(String)],
  [{ monto: 0 }, 'monto', 'El monto debe ser mayor a 0'],
  [{ monto: 1.005 }, 'monto', expect.any(String)],
  [{ monto: '5' }, 'monto', expect.any(String)],
  [{ fecha: '2026-02-30' }, 'fecha', expect.any(String)],
  [{ alumnos: [{ id: '1' }] }, 'alumnos.0.id', expect.any(String)],
])('%j is 400 for %s and charges nobody', async (over, campo, message) => {
  const before = await count()
  expect(await charge(over)).toMatchObject({ status: 400, body: { campos: { [campo]: message } } })
  expect(await count()).toBe(before)
})

it('a pupil who is there twice is 400: none is left out without a word', async () => {
  const [first, second] = pupils
  const before = await count()
  const answer = await charge({ alumnos: [{ id: first }, { id: second }, { id: first }] })
  expect(answer).toMatchObject({
    status: 400,
    body: { campos: { alumnos: `El alumno ${first} está dos veces en la lista` } },
  })
  expect(await count()).toBe(before)
})

it('unknown pupils are 404, named, and the known ones are not charged', async () => {
  const before = await count()
  const answer = await charge({ alumnos: [{ id: pupils[0] }, { id: 999_998 }, { id: 999_999 }] })
  expect(answer).toMatchObject({
    status: 404,
    body: { message: 'No existe el alumno 999998, 999999.' },
  })
  expect((await charge({ idCicloEscolar: 999_999 })).status).toBe(404)
  expect(await count()).toBe(before)
})

it('the same key again, also meanwhile, charges once; with other pupils it is 409', async () => {
  const before = await count()
  const answers = await Promise.all(Array.from({ length: 4 }, () => charge({}, 'varios-1')))
  for (const { status, body: told } of answers)
    expect({ status, told }).toEqual({ status: 200, told: answers[0]!.body })
  expect(await charge({ alumnos: [{ id: pupils[0] }] }, 'varios-1')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('otros datos') },
  })
  expect(await count()).toBe(before + 3)
})

it('a cancelled charge says who cancelled it, and when', async () => {
  const { body: told } = await charge({ alumnos: [{ id: pupils[1] }] })
  const { id } = told.cargos[0]
  const cancelled = await office.cancel(id, 'SE REPITIÓ')
  expect(cancelled.body.cargo).toMatchObject({
    motivo_cancelacion: 'SE REPITIÓ',
    cancelado_por: ADMIN.user,
    fecha_cancelacion: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  })
  const listed = (await server.admin.get('/cargos/cancelados')).body.cargos
  expect(listed).toContainEqual(cancelled.body.cargo)
})

describe('taken back together', () => {
  const takeBack = (lote: number, motivo_cancelacion: unknown = 'SE COBRÓ AL GRUPO EQUIVOCADO') =>
    server.admin.delete(`/cargos/lote/${lote}`, { motivo_cancelacion })

  it('the whole batch, with one reason; what was cancelled before keeps its own', async () => {
    const { cargos } = (await charge()).body
    const { lote } = cargos[0]
    expect(cargos.map((each: { lote: number }) => each.lote)).toEqual([lote, lote, lote])
    const alone = await office.addCharge(cycle, pupils[0]!, 10)
    expect(await office.chargeOf(pupils[0]!, alone)).toMatchObject({ lote: null })
    await office.cancel(cargos[1].id, 'NO FUE')
    const { status, body: told } = await takeBack(lote)
    expect([status, told.message]).toEqual([200, '2 cargos cancelados.'])
    expect(told.cargos.map(({ id }: { id: number }) => id)).toEqual([cargos[0].id, cargos[2].id])
    const motivo_cancelacion = 'SE COBRÓ AL GRUPO EQUIVOCADO'
    for (const each of told.cargos)
      expect(each).toMatchObject({ estado: 'CANCELADO', motivo_cancelacion, cancelado_por: ADMIN.user })
    expect(await office.chargeOf(pupils[1]!, cargos[1].id)).toMatchObject({ motivo_cancelacion: 'NO FUE' })
    expect(await office.chargeOf(pupils[0]!, alone)).toMatchObject({ estado: 'PENDIENTE' })
    const again = await takeBack(lote)
    expect([again.status, again.body.message]).toEqual([409, 'Estos cargos ya estaban cancelados.'])
  })

  it('none of it once somebody paid, who is named; all of it when that payment is cancelled', async () => {
    const { cargos } = (await charge()).body
    const { pago } = (await office.payPart(cargos[2].id, 100)).body
    const { status, body: told } = await takeBack(cargos[0].lote)
    expect([status, told.message]).toEqual([
      409,
      expect.stringContaining(`${cargos[2].alumno.nombre} ($100.00)`),
    ])
    expect(await office.chargeOf(pupils[0]!, cargos[0].id)).toMatchObject({ estado: 'PENDIENTE' })
    await office.cancelPayment(pago.id)
    expect((await takeBack(cargos[0].lote)).body.cargos).toHaveLength(3)
  })

  it('not without a reason and an existing batch', async () => {
    const { lote } = (await charge()).body.cargos[0]
    expect((await takeBack(lote, ' ')).body.campos).toEqual({ motivo_cancelacion: expect.any(String) })
    expect(refusalOf(await takeBack(lote, 5))).toEqual([400, { motivo_cancelacion: 'Debe ser un texto.' }])
    expect((await takeBack(999_999)).status).toBe(404)
  })
})
