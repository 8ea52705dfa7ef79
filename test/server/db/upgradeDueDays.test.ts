import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { migrate } from '@server/db/migrate'
import { emptyDatabase } from '@test/support/database/emptyDatabase'

const MIGRATIONS = path.resolve('src/server/db/migrations')
/** The version that filled the school. */
const FILLED = '0045-setup.sql'
/** The version before proposals of another due day. */
const LAST = '0064-search-by-sound.sql'

let database: Awaited<ReturnType<typeof emptyDatabase>>
const folder = mkdtempSync(path.join(tmpdir(), 'version-anterior-'))
const upTo = async (last: string) => {
  for (const name of readdirSync(MIGRATIONS))
    if (name <= last) cpSync(path.join(MIGRATIONS, name), path.join(folder, name))
  await migrate(database.db, folder)
}
beforeAll(async () => {
  database = await emptyDatabase()
  await upTo(FILLED)
  const school = readFileSync(path.resolve('test/support/database/school0045.sql'), 'utf8')
  await sql.raw(school).execute(database.db)
  await upTo(LAST)
})
afterAll(async () => {
  await database.end()
  rmSync(folder, { recursive: true })
})

/** A copy of the row with the lowest id that `where` names, with other values. */
const copied = async (table: string, where: string, over: Record<string, unknown>): Promise<number> => {
  const { rows } = await sql<{ name: string }>`SELECT attname AS name FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attname <> 'id'`.execute(
    database.db,
  )
  const names = sql.join(rows.map(({ name }) => sql.ref(name)))
  const made = await sql<{ id: number }>`INSERT INTO ${sql.table(table)} (${names})
    SELECT ${names} FROM (
      SELECT (jsonb_populate_record(t, ${JSON.stringify(over)}::jsonb)).*
      FROM ${sql.table(table)} t WHERE ${sql.raw(where)} ORDER BY t.id LIMIT 1
    ) AS copy RETURNING id`.execute(database.db)
  return made.rows[0]!.id
}

/** A pupil enrolled in a new cycle, and charges of that enrolment. */
const enrolled = async (student_id: number, cycle_id: number) => {
  const enrolment_id = await copied('enrolments', 'true', { student_id, cycle_id, group_id: null })
  return (tipo: string, fecha: string, over: Record<string, unknown> = {}) =>
    copied('charges', 'enrolment_id IS NOT NULL AND abonado_centavos = 0 AND cancelled_at IS NULL', {
      student_id,
      cycle_id,
      enrolment_id,
      tipo,
      fecha,
      ...over,
    })
}
const cycleFrom = (year: number) =>
  copied('cycles', 'true', {
    name: `${year}-${year + 1}`,
    fecha_inicio: `${year}-09-01`,
    fecha_fin: `${year + 1}-06-30`,
  })

test('a coming cycle is proposed once, up to its last charge that is due early; nothing else is, and no charge moves', async () => {
  const coming = await cycleFrom(2031)
  const early = await enrolled(1, coming)
  await early('INSCRIPCION', '2031-04-20')
  const last = await early('MATERIAL', '2031-04-21')
  // None of these asks for another day: due in time, cancelled, of no enrolment.
  const other = await enrolled(2, coming)
  await other('INSCRIPCION', '2031-09-01')
  const cancelled = { cancelled_at: '2031-05-01T12:00:00Z', cancelled_by: 1, motivo_cancelacion: 'ERROR' }
  await other('MATERIAL', '2031-04-22', cancelled)
  await other('OTRO', '2031-04-23', { enrolment_id: null })
  const inTime = await enrolled(1, await cycleFrom(2032))
  await inTime('INSCRIPCION', '2032-09-01')
  const days = async () =>
    (await sql`SELECT id, fecha::text, monto_pagar_centavos FROM charges ORDER BY id`.execute(database.db))
      .rows
  const before = await days()

  expect((await migrate(database.db)).length).toBeGreaterThan(0)

  const { rows } = await sql`SELECT cycle_id, last_charge_id, vence, decided_at FROM due_day_proposals
    WHERE cycle_id >= ${coming}`.execute(database.db)
  expect(rows).toEqual([{ cycle_id: coming, last_charge_id: last, vence: null, decided_at: null }])
  expect(await days()).toEqual(before)
  expect(await ledgerFaults(database.db)).toEqual([])
})
