import { ledgerFaults } from '@server/backup/ledgerFaults'
import { cash, charge, openSchool, type School } from './family'

let school: School
let cycle: number

beforeAll(async () => {
  school = await openSchool()
  cycle = await school.office.addCycle()
})
afterAll(() => school.server.close())

const ROUNDS = 12

test('a child leaves or joins while the family pays for two: each visit is taken whole, or refused by 404 or 409', async () => {
  const statuses: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { padreId, hijos } = await school.addFamily(2)
    const [stays, leaves] = hijos as [number, number]
    await school.office.enrol(cycle, hijos)
    const charges: [number, number][] = []
    for (let at = 0; at < 3; at++)
      charges.push([
        await school.office.addCharge(cycle, stays, 10),
        await school.office.addCharge(cycle, leaves, 10),
      ])
    const visits = charges.map((both) =>
      school.desk.collect({ padreId, lineas: both.map((id) => charge(id)), medios: [cash(20)] }),
    )
    const gone = school.caller.patch('/padres/quitar/hijo', { idPadre: padreId, alumnoId: leaves })
    statuses.push(...(await Promise.all([...visits, gone])).map(({ status }) => status))
  }
  expect([...new Set(statuses)].filter((status) => ![200, 404, 409].includes(status))).toEqual([])
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(ROUNDS)
  expect(await ledgerFaults(school.server.db)).toEqual([])
})

test('a pupil gets a parent while their own visit is paid: taken, or 409 and nothing moved', async () => {
  const statuses: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { padreId } = await school.addFamily(1)
    const [alone] = (await school.office.addPupils(1)) as [number]
    await school.office.enrol(cycle, [alone])
    const owed = await school.office.addCharge(cycle, alone, 10)
    const [visit, joins] = await Promise.all([
      school.desk.collect({ alumnoId: alone, lineas: [charge(owed)], medios: [cash(10)] }),
      school.caller.patch('/padres/add/hijo', { idPadre: padreId, hijos: [{ id: alone }] }),
    ])
    expect(joins.status).toBe(200)
    statuses.push(visit.status)
  }
  expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([])
  expect(await ledgerFaults(school.server.db)).toEqual([])
})
