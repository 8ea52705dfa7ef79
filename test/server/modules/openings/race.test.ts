import { sql } from 'kysely'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { holdLock, killNext } from '@test/support/database/holdLock'
import type { TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { aPupil, doOpening, openingOf, startInNovember, undo } from './opening'

let server: TestServer
let cycle: number
beforeAll(async () => {
  server = await startInNovember()
  cycle = await openOffice(server).addCycle()
})
afterAll(() => server.close())
afterEach(async () => expect(await ledgerFaults(server.db)).toEqual([]))

const rows = Array.from({ length: 60 }, (_, n) =>
  aPupil(n, { beca: '30', saldo_a_favor: 10, saldo_anterior: 5 }),
)
const file = openingOf(rows)

const counts = async () => {
  const { rows: found } = await sql<Record<string, number>>`
    SELECT (SELECT count(*)::int FROM students) AS students, (SELECT count(*)::int FROM parents) AS parents,
      (SELECT count(*)::int FROM enrolments) AS enrolments, (SELECT count(*)::int FROM charges) AS charges,
      (SELECT count(*)::int FROM credit_moves) AS moves, (SELECT count(*)::int FROM groups) AS groups,
      (SELECT count(*)::int FROM scholarships) AS becas, (SELECT count(*)::int FROM openings WHERE undone_at IS NULL) AS openings,
      (SELECT count(*)::int FROM audit_entries WHERE tipo = 'APERTURA') AS told`.execute(server.db)
  return found[0]!
}
const NONE = {
  students: 0,
  parents: 0,
  enrolments: 0,
  charges: 0,
  moves: 0,
  groups: 0,
  becas: 0,
  openings: 0,
  told: 0,
}
const ALL = {
  students: 60,
  parents: 20,
  enrolments: 60,
  charges: 60,
  moves: 60,
  groups: 1,
  becas: 1,
  openings: 1,
  told: 1,
}

/** Holds the last table that an opening writes, so that it stops with everything else written. */
const holdTheEnd = () =>
  holdLock(server.db, (tx) => sql`LOCK TABLE opening_made IN EXCLUSIVE MODE`.execute(tx))

test('killed in the middle nothing is left; the same file again opens once', async () => {
  const release = await holdTheEnd()
  const opening = doOpening(server.admin, cycle, file)
  await killNext(server.db, 'opening_made')
  expect((await opening).status).toBe(503)
  await release()
  expect(await counts()).toEqual(NONE)

  const { status, body } = await doOpening(server.admin, cycle, file)
  expect([status, body.resumen.nuevos]).toEqual([200, 60])
  expect(await counts()).toEqual(ALL)
  expect((await undo(server.admin, body.apertura.id)).status).toBe(200)
})

test('two desks at once: one opens, the other finds all as it is; nothing is there twice', async () => {
  const answers = await Promise.all([
    doOpening(server.admin, cycle, file),
    doOpening(server.admin, cycle, file),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const resumen = answers.map(({ body }) => [body.resumen.nuevos, body.resumen.iguales])
  expect(resumen.sort()).toEqual([
    [0, 60],
    [60, 0],
  ])
  expect(await counts()).toEqual({ ...ALL, told: 3 })
})

test('an opening and its undoing at once, and a payment meanwhile: one of them is refused, the books add up', async () => {
  const [opening] = (await server.admin.get('/aperturas')).body.aperturas
  const office = openOffice(server)
  const { id } = await server.db.selectFrom('students').select('id').orderBy('id').executeTakeFirstOrThrow()
  const { pagos } = await office.tuitionOf(id, cycle)
  const month = pagos.find(({ estado }) => estado === 'PENDIENTE')!
  const [back, paid, same] = await Promise.all([
    undo(server.admin, opening.id),
    office.payMonths([month.id]),
    doOpening(server.admin, cycle, file),
  ])
  expect([
    [200, 404],
    [409, 200],
    [200, 409],
  ]).toContainEqual([back.status, paid.status])
  expect(same.status).toBe(200)
})
