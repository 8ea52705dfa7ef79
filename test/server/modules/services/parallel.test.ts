import { ledgerFaults } from '@server/backup/ledgerFaults'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice, type Office } from '@test/support/server/office'
import { openServices } from '@test/support/server/services'

let server: TestServer
let office: Office
let cycle: number
let services: ReturnType<typeof openServices>

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle()
  services = openServices(server.admin, () => cycle)
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

const enrolled = (count: number): Promise<number[]> => office.addEnrolled(cycle, count)

it('two desks press at once: each month once', async () => {
  const pupils = await enrolled(5)
  const id = await services.add()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      services.charge(id, at % 2 ? pupils : [...pupils].reverse(), at % 3 ? '2026-09' : '2027-01'),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(answers.reduce((sum, { body }) => sum + body.resumen.cargos, 0)).toBe(50)
  for (const pupil of pupils) expect(await services.openOf(pupil, id)).toHaveLength(10)
})

it('the database itself refuses a second one', async () => {
  const [a = 0] = await enrolled(1)
  const id = await services.add()
  await services.charge(id, [a], '2027-06')
  const {
    id: _id,
    estado,
    ...row
  } = await server.db.selectFrom('charges').selectAll().where('service_id', '=', id).executeTakeFirstOrThrow()
  expect(estado).toBe('PENDIENTE')
  await expect(server.db.insertInto('charges').values(row).execute()).rejects.toThrow(
    'charges_once_per_service_month',
  )
})

it('a payment and a taking off at once: the charge is either paid or cancelled', async () => {
  const pupils = await enrolled(4)
  const id = await services.add()
  await services.charge(id, pupils, '2027-06')
  const charges = (await Promise.all(pupils.map((pupil) => services.openOf(pupil, id)))).flat()
  await Promise.all([
    ...charges.map((charge: { id: number }) => office.pay(charge.id)),
    services.remove(id, pupils, '2027-06'),
  ])
  for (const [at, charge] of charges.entries())
    expect(['PAGADO', 'CANCELADO']).toContain((await office.chargeOf(pupils[at]!, charge.id)).estado)
})
