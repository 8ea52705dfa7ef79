import { startServer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice, type Office } from '@test/support/server/office'
import { refusalOf } from '@test/support/server/refusal'

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

const charge = (monto = 100) => office.addCharge(cycle, pupil, monto)
const cancelled = async (): Promise<number[]> =>
  (await server.admin.get('/cargos/cancelados')).body.cargos.map(({ id }: { id: number }) => id)

it('cancels a pending charge and keeps it, with the reason', async () => {
  const id = await charge()
  const { status, body } = await office.cancel(id, '  COBRADO DOS VECES ')
  expect(status).toBe(200)
  expect(body.cargo).toMatchObject({
    estado: 'CANCELADO',
    motivo_cancelacion: 'COBRADO DOS VECES',
    abono: 0,
    monto_restante: 0,
    monto_pagar: 100,
  })
  expect(await cancelled()).toContain(id)
  expect(await office.chargeOf(pupil, id)).toEqual(body.cargo)
})

it('reads the reason from the query for proxies that drop the body', async () => {
  const id = await charge()
  const { status, body } = await server.admin.delete(`/cargos/cancelar/${id}?motivo_cancelacion=SE%20FUE`)
  expect(status).toBe(200)
  expect(body.cargo.motivo_cancelacion).toBe('SE FUE')
})

it('the reason of the body wins over the query', async () => {
  const id = await charge()
  const url = `/cargos/cancelar/${id}?motivo_cancelacion=QUERY`
  expect((await server.admin.delete(url, { motivo_cancelacion: 'BODY' })).body.cargo.motivo_cancelacion).toBe(
    'BODY',
  )
  const other = await charge()
  const blank = await server.admin.delete(`/cargos/cancelar/${other}?motivo_cancelacion=QUERY`, {
    motivo_cancelacion: ' ',
  })
  expect(blank.body.cargo.motivo_cancelacion).toBe('QUERY')
})

it.each([[undefined], [{}], [{ motivo_cancelacion: '' }], [{ motivo_cancelacion: ' \u00a0 ' }]])(
  'without a reason (%j) it is 400 and stays pending',
  async (body) => {
    const id = await charge()
    const answer = await server.admin.delete(`/cargos/cancelar/${id}`, body)
    expect(answer).toMatchObject({
      status: 400,
      body: { campos: { motivo_cancelacion: expect.any(String) } },
    })
    expect(await office.chargeOf(pupil, id)).toMatchObject({ estado: 'PENDIENTE' })
  },
)

it.each<[unknown, unknown]>([
  [{ motivo_cancelacion: 5 }, { motivo_cancelacion: 'Debe ser un texto.' }],
  [{ motivo_cancelacion: 'X'.repeat(201) }, { motivo_cancelacion: 'Admite hasta 200 caracteres.' }],
  ['texto', 'Faltan los datos.'],
  [[1], 'Faltan los datos.'],
])('a reason of another kind (%j) is 400', async (body, said) => {
  expect(refusalOf(await server.admin.delete(`/cargos/cancelar/${await charge()}`, body))).toEqual([
    400,
    said,
  ])
})

it('a blank query is no reason', async () => {
  const answer = await server.admin.delete(`/cargos/cancelar/${await charge()}?motivo_cancelacion=%20`)
  expect(refusalOf(answer)).toEqual([
    400,
    { motivo_cancelacion: 'Debes colocar el motivo de la cancelación' },
  ])
})

it('a partly or wholly paid charge cannot be cancelled', async () => {
  const [partly, paid] = [await charge(), await charge()]
  await office.payPart(partly, 40)
  await office.pay(paid)
  expect(await office.cancel(partly)).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/\$40\.00.*\$60\.00/) },
  })
  expect((await office.cancel(paid)).status).toBe(409)
  expect(await office.chargeOf(pupil, partly)).toMatchObject({ estado: 'PARCIAL', motivo_cancelacion: null })
})

it('twice is 409 and keeps the first reason', async () => {
  const id = await charge()
  await office.cancel(id, 'PRIMERA')
  expect((await office.cancel(id, 'SEGUNDA')).status).toBe(409)
  expect(await office.chargeOf(pupil, id)).toMatchObject({ motivo_cancelacion: 'PRIMERA' })
})

it('an unknown charge is 404, a bad id 400', async () => {
  expect((await office.cancel(999_999)).status).toBe(404)
  expect(refusalOf(await server.admin.delete('/cargos/cancelar/x', { motivo_cancelacion: 'A' }))).toEqual([
    400,
    { id: 'Debe ser un número entero.' },
  ])
  expect((await server.admin.delete(`/cargos/cancelar/${2 ** 31}`, { motivo_cancelacion: 'A' })).status).toBe(
    400,
  )
})
