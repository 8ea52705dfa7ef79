import type { Tuition } from '@contract/tuition/tuition.schemas'
import { startServer, type TestServer } from '@test/support/server/harness'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { openOffice, type Office } from '@test/support/server/office'

let server: TestServer
let office: Office
let cycle: number

beforeAll(async () => {
  server = await startServer()
  office = openOffice(server)
  cycle = await office.addCycle({ mensualidad_primaria: 2350 })
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

const enrolled = async (): Promise<number> => {
  const [id] = (await office.addPupils(1)) as [number]
  expect((await office.enrol(cycle, [id], { mensualidad: 2350 })).status).toBe(200)
  return id
}
const monthsOf = async (pupil: number): Promise<Tuition[]> => (await office.tuitionOf(pupil, cycle)).pagos
const giveBeca = (pupil: number, porcentaje: number) =>
  server.admin.post('/becas', {
    id_ciclo: cycle,
    nombre: 'EXCELENCIA',
    porcentaje,
    grado: 'PRIMARIA',
    alumnos: [{ id: pupil }],
  })
const prices = (months: readonly Tuition[]) => months.map(({ monto }) => monto)

it('a month paid before the beca gets it when its payment is cancelled; paid ones never change', async () => {
  const pupil = await enrolled()
  const ids = (await monthsOf(pupil)).map(({ id }) => id)
  const first = (await office.payMonths(ids.slice(0, 1))).body.pago
  const others = (await office.payMonths(ids.slice(1, 3))).body.pago
  expect((await giveBeca(pupil, 15)).status).toBe(200)
  const lowered = Array<number>(7).fill(1997.5)
  expect(prices(await monthsOf(pupil))).toEqual([2350, 2350, 2350, ...lowered])

  expect((await office.cancelPayment(others.id)).status).toBe(200)
  expect(prices(await monthsOf(pupil))).toEqual([2350, 1997.5, 1997.5, ...lowered])
  expect((await monthsOf(pupil))[1]).toMatchObject({ pagado: false, beca_porcentaje: 15, pagoId: null })
  const again = await office.payMonths(ids.slice(1, 3), { total: 3995 })
  expect([again.status, again.body.pago.monto]).toEqual([200, 3995])
  // What the first payment took stays on its receipt; the month it paid is lowered once it is open.
  expect((await office.cancelPayment(first.id)).body.pago.monto).toBe(2350)
  expect(prices(await monthsOf(pupil))[0]).toBe(1997.5)
})

it('without a beca the month comes back as it was', async () => {
  const pupil = await enrolled()
  const [month] = await monthsOf(pupil)
  const { pago } = (await office.payMonths([month!.id])).body
  await office.cancelPayment(pago.id)
  expect((await monthsOf(pupil))[0]).toEqual(month)
})

it('cancelling, paying and giving a beca at once: every open month ends lowered, every paid one whole', async () => {
  for (let round = 0; round < 6; round++) {
    const pupil = await enrolled()
    const ids = (await monthsOf(pupil)).map(({ id }) => id)
    const { pago } = (await office.payMonths(ids.slice(3, 5))).body
    const [cancelled, beca, paid] = await Promise.all([
      office.cancelPayment(pago.id),
      giveBeca(pupil, 50),
      office.payMonths([ids[0]!, ids[9]!]),
    ])
    expect([cancelled.status, beca.status, paid.status]).toEqual([200, 200, 200])
    for (const { pagado, monto, beca_porcentaje } of await monthsOf(pupil))
      if (!pagado) expect([monto, beca_porcentaje]).toEqual([1175, 50])
  }
})
