import { sql } from 'kysely'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { someoneWaits } from '@test/support/database/lockWaits'
import type { Answer } from '@test/support/server/harness'
import { cash, charge, openSchool, type School } from './family'

let school: School
let cycle: number

beforeAll(async () => {
  school = await openSchool()
  cycle = await school.office.addCycle()
})
afterAll(() => school.server.close())
afterEach(async () => expect(await ledgerFaults(school.server.db)).toEqual([]))

/** A family of two, and three visits that each pay for both. */
const threeVisits = async () => {
  const { padreId, hijos } = await school.addFamily(2)
  const [stays, leaves] = hijos as [number, number]
  await school.office.enrol(cycle, hijos)
  const other = await school.addFamily(1)
  const charges: number[][] = []
  for (let at = 0; at < 3; at++)
    charges.push([
      await school.office.addCharge(cycle, stays, 10),
      await school.office.addCharge(cycle, leaves, 10),
    ])
  const visit = (both: number[]): Promise<Answer> =>
    school.desk.collect({ padreId, lineas: both.map((id) => charge(id)), medios: [cash(20)] })
  return {
    padreId,
    leaves,
    visits: () => charges.map(visit),
    /** To another family. */
    leave: async () => {
      await school.caller.patch('/padres/quitar/hijo', { idPadre: padreId, alumnoId: leaves })
      return school.caller.patch('/padres/add/hijo', { idPadre: other.padreId, hijos: [{ id: leaves }] })
    },
  }
}
const statusesOf = async (answers: Promise<Answer>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)

test('a child cannot leave between what a visit looked at and its payment: the visits first, then the leaving', async () => {
  const { visits, leave } = await threeVisits()
  let paying: Promise<Answer>[] = []
  let leaving: Promise<Answer> | undefined
  await school.server.db.transaction().execute(async (tx) => {
    await sql`SELECT FROM folio_counter FOR UPDATE`.execute(tx)
    paying = visits()
    // Each has read its family and waits for its folio.
    await someoneWaits(school.server.db, 3)
    leaving = leave()
    await Promise.race([leaving, someoneWaits(school.server.db, 4)])
  })
  expect(await statusesOf([...paying, leaving!])).toEqual([200, 200, 200, 200])
})

test('a child who left while a visit waited is none of the family any more: 404, and nothing moved', async () => {
  const { padreId, leaves, visits } = await threeVisits()
  let paying: Promise<Answer>[] = []
  await school.server.db.transaction().execute(async (tx) => {
    await sql`SELECT FROM parents WHERE id = ${padreId} FOR NO KEY UPDATE`.execute(tx)
    paying = visits()
    await someoneWaits(school.server.db, 3)
    await tx.updateTable('students').set({ parent_id: null }).where('id', '=', leaves).execute()
  })
  const answers = await Promise.all(paying)
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(answers[0]!.body.message).toMatch(/^No existe el cargo \d+ en esta familia\.$/)
})

test('a pupil who gets a parent while their own visit waits: 409, and nothing moved', async () => {
  const { padreId } = await school.addFamily(1)
  const [alone] = (await school.office.addPupils(1)) as [number]
  await school.office.enrol(cycle, [alone])
  const owed = await school.office.addCharge(cycle, alone, 10)
  let visit: Promise<Answer> | undefined
  await school.server.db.transaction().execute(async (tx) => {
    await tx.updateTable('students').set({ parent_id: padreId }).where('id', '=', alone).execute()
    visit = school.desk.collect({ alumnoId: alone, lineas: [charge(owed)], medios: [cash(10)] })
    await someoneWaits(school.server.db, 1)
  })
  expect((await visit)?.status).toBe(409)
})
