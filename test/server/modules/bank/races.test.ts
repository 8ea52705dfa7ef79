import type { Moved } from '@test/support/fixtures/bankFiles'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { lockDeposit } from '@server/modules/bank/deposits.queries'
import { month, openSchool, transfer, type School } from '../desk/family'
import { bankOf, type Bank } from './bank'

let school: School
let bank: Bank
let account: number
let cycle: number
beforeAll(async () => {
  school = await openSchool()
  cycle = await school.office.addCycle({ costo_inscripcion: 0, costo_material: 0 })
})
afterAll(() => school.server.close())
afterEach(async () => expect(await ledgerFaults(school.server.db)).toEqual([]))

let keys = 0
const deposit = (amount: number, concept = 'PAGO', more: Partial<Moved> = {}): Moved => ({
  day: '2026-09-05',
  amount,
  concept,
  key: `MBANRACE${String(++keys).padStart(4, '0')}`,
  ...more,
})

const enrol = async (pupils: readonly number[]) => {
  await school.at('2026-09-01')
  const prices = { mensualidad: 2600, costo_inscripcion: 0, costo_material: 0 }
  expect((await school.office.enrol(cycle, pupils, prices)).status).toBe(200)
  await school.at('2026-09-08')
  bank = bankOf(school.caller)
  account = await bank.addAccount()
}
const monthsOf = async (pupil: number) => (await school.office.tuitionOf(pupil, cycle)).pagos

const ROUNDS = 6

it('confirmed while the family pays at the desk, no month is paid twice and no money is lost', async () => {
  const { padreId, hijos } = await school.addFamily(1)
  const pupil = hijos[0]!
  await enrol([pupil])
  const all = await bank.bring(
    account,
    Array.from({ length: ROUNDS }, () => deposit(2600)),
  )
  const months = await monthsOf(pupil)
  let paid = 0
  for (const [at, came] of all.entries()) {
    // Both want the oldest open month.
    const [taken, confirmed] = await Promise.all([
      school.desk.collect({ padreId, lineas: [month(months[at]!.id)], medios: [transfer(2600)] }),
      bank.confirm([{ id: came.id, padreId }]),
    ])
    expect([200, 409]).toContain(taken.status)
    expect(confirmed.status).toBe(200)
    const { cobrados, omitidos } = confirmed.body
    expect(cobrados.length + omitidos.length).toBe(1)
    if (omitidos.length > 0)
      expect((await bank.confirm([{ id: came.id, padreId }])).body.cobrados).toHaveLength(1)
    paid += 2600 * (taken.status === 200 ? 2 : 1)
  }
  const { pagos } = (await school.caller.get(`/pagos/by/padre/${padreId}`)).body
  expect(pagos.reduce((sum: number, { monto }: { monto: number }) => sum + monto, 0)).toBe(paid)
  const abonado = (await monthsOf(pupil)).reduce((sum, { abonado: part = 0 }) => sum + part, 0)
  expect(abonado + (await school.desk.credit({ padreId }))).toBe(paid)
})

it('a deposit that one desk confirms keeps no other waiting', async () => {
  const deposits = await bank.bring(account, [deposit(100), deposit(200)])
  const { db } = school.server
  await db.transaction().execute(async (tx) => {
    await lockDeposit(tx, deposits[0]!.id)
    const free = await db.selectFrom('bank_movements').select('id').forUpdate().skipLocked().execute()
    expect(free.map(({ id }) => id)).toContain(deposits[1]!.id)
    expect(free.map(({ id }) => id)).not.toContain(deposits[0]!.id)
  })
})

it('two deposits of one family in one press pay its months in their order', async () => {
  const { padreId, hijos } = await school.addFamily(1)
  await enrol(hijos)
  const all = await bank.bring(account, [deposit(2600), deposit(2600), deposit(1000), deposit(2600)])
  const { body } = await bank.confirm(all.map(({ id }) => ({ id, padreId })))
  expect([body.cobrados.map(({ id }: { id: number }) => id), body.omitidos]).toEqual([
    all.map(({ id }) => id),
    [],
  ])
  const months = await monthsOf(hijos[0]!)
  expect(months.slice(0, 4).map(({ estado, abonado }) => [estado, abonado])).toEqual([
    ['PAGADO', 2600],
    ['PAGADO', 2600],
    ['PAGADO', 2600],
    ['PARCIAL', 1000],
  ])
})

it('the same deposit twice in one press, for two families, is paid once', async () => {
  const [one, two] = [await school.addFamily(1), await school.addFamily(1)]
  await enrol([...one.hijos, ...two.hijos])
  const [came] = await bank.bring(account, [deposit(2600)])
  const press = [one, two, one].map(({ padreId }) => ({ id: came!.id, padreId }))
  const { cobrados, omitidos } = (await bank.confirm(press)).body
  expect([cobrados.length, omitidos.length]).toEqual([1, 2])
  for (const { pago } of omitidos) expect(pago.folio).toBe(cobrados[0].pago.folio)
})

it('a pupil that got a parent since is paid for in the parent’s family', async () => {
  const [pupil] = (await school.office.addPupils(1)) as [number]
  await enrol([pupil])
  const [came] = await bank.bring(account, [deposit(2600)])
  const { padre } = (
    await school.caller.post('/padres', {
      nombre: 'LLEGÓ DESPUÉS',
      telefono: '5512345678',
      hijos: [{ id: pupil }],
    })
  ).body
  const { cobrados } = (await bank.confirm([{ id: came!.id, alumnoId: pupil }])).body
  expect(cobrados[0].pago).toMatchObject({ padre: { id: padre.id }, monto: 2600 })
})

it('a month of a child that left the family is not paid: the deposit waits, and the others are confirmed', async () => {
  const { padreId, hijos } = await school.addFamily(2)
  await enrol(hijos)
  const [came, other] = await bank.bring(account, [deposit(2600), deposit(2600)])
  const [gone, stays] = hijos as [number, number]
  const [september] = await monthsOf(gone)
  expect(
    (await school.caller.patch('/padres/quitar/hijo', { idPadre: padreId, alumnoId: gone })).status,
  ).toBe(200)
  const { cobrados, omitidos } = (
    await bank.confirm([
      { id: came!.id, padreId, lineas: [month(september!.id)] },
      { id: other!.id, padreId },
    ])
  ).body
  expect(omitidos).toEqual([{ id: came!.id, motivo: expect.stringContaining('en esta familia') }])
  expect(cobrados[0].pago.conceptos).toMatchObject([{ idAlumno: stays }])
  // Without lines it pays what the family owes now.
  expect((await bank.confirm([{ id: came!.id, padreId }])).body.cobrados[0].pago.conceptos).toMatchObject([
    { idAlumno: stays },
  ])
})

it('a family that is no more is said, and the deposit waits', async () => {
  const { body } = await school.caller.post('/padres', { nombre: 'SE FUE', telefono: '5512345670' })
  await school.at('2026-09-08')
  bank = bankOf(school.caller)
  account = await bank.addAccount()
  const [came] = await bank.bring(account, [deposit(100, body.padre.referencia)])
  expect((await school.caller.delete(`/padres/${body.padre.id}`)).status).toBe(200)
  const answer = await bank.confirm([{ id: came!.id, padreId: body.padre.id }])
  expect(answer.body).toMatchObject({
    message: 'Queda 1 depósito sin confirmar.',
    omitidos: [{ id: came!.id, motivo: `No existe el padre ${body.padre.id}.` }],
  })
  expect((await bank.deposits(`?cuenta=${account}`))[0]).toMatchObject({ estado: 'PENDIENTE', pago: null })
})
