import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { noteHealthSeen } from '@server/db/healthViews'
import { migrate } from '@server/db/migrate'
import { findActor } from '@server/modules/session/session.queries'
import { keepBrowser } from '@server/modules/signIns/browsers.queries'
import { listSignIns } from '@server/modules/signIns/signIns.queries'
import { findHealth } from '@server/modules/students/health.queries'
import { emptyDatabase } from '@test/support/database/emptyDatabase'
import { ledgerFaults } from '@server/backup/ledgerFaults'

const MIGRATIONS = path.resolve('src/server/db/migrations')
/** Schools have data of this version, which later migrations must keep. */
const LAST = '0015-staff.sql'
const OURS = /^(migration_sums|kysely_)/

let database: Awaited<ReturnType<typeof emptyDatabase>>
const folder = mkdtempSync(path.join(tmpdir(), 'version-anterior-'))
beforeAll(async () => {
  database = await emptyDatabase()
  for (const name of readdirSync(MIGRATIONS))
    if (name <= LAST) cpSync(path.join(MIGRATIONS, name), path.join(folder, name))
  await migrate(database.db, folder)
  const school = readFileSync(path.resolve('test/support/database/school0015.sql'), 'utf8')
  await sql.raw(school).execute(database.db)
})
afterAll(async () => {
  await database.end()
  rmSync(folder, { recursive: true })
})

type Row = Record<string, unknown>

const tables = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`.execute(
    database.db,
  )
  return rows.map(({ name }) => name).filter((name) => !OURS.test(name))
}

const rowsOf = async (table: string): Promise<Row[]> =>
  (
    await sql<{
      row: Row
    }>`SELECT to_jsonb(t) AS row FROM ${sql.table(table)} t ORDER BY to_jsonb(t)::text`.execute(database.db)
  ).rows.map(({ row }) => row)

/** Columns that a migration changes on purpose, by table; any other change fails. */
const CHANGED: Record<string, readonly string[]> = {
  // Became rows of enrolment_scholarships.
  enrolments: ['scholarship_id'],
  // Became hundredths of a percent.
  tuition: ['beca_porcentaje'],
  scholarships: ['porcentaje'],
}

test('every row of the version before is there after the update, with what it said', async () => {
  const before = new Map<string, Row[]>()
  for (const name of await tables()) before.set(name, await rowsOf(name))
  expect([...before].filter(([, rows]) => rows.length === 0).map(([name]) => name)).toEqual([])

  expect((await migrate(database.db)).length).toBeGreaterThan(0)

  const remaining = new Set(await tables())
  for (const [name, rows] of before) {
    expect([name, remaining.has(name)]).toEqual([name, true])
    const kept = Object.keys(rows[0] ?? {}).filter((column) => !CHANGED[name]?.includes(column))
    const only = (row: Row) => JSON.stringify(Object.fromEntries(kept.map((column) => [column, row[column]])))
    expect([name, (await rowsOf(name)).map(only).sort()]).toEqual([name, rows.map(only).sort()])
  }
  expect(await ledgerFaults(database.db)).toEqual([])
})

test('what a payment of the version before waived stands at its months, to the centavo', async () => {
  const { rows } = await sql<{ payment: number; waived: number[] }>`
    SELECT p.id AS payment, array_agg(l.condonado_centavos ORDER BY l.id) AS waived
    FROM payments p JOIN payment_lines l ON l.payment_id = p.id
    WHERE p.recargo_condonado_centavos > 0 GROUP BY p.id ORDER BY p.id`.execute(database.db)
  expect(rows).toEqual([
    // By the rule at that time: October two started months late, November one, December in time.
    { payment: 4, waived: [30_000, 15_000, 0] },
    // The rule changed since: shared in proportion to the months of delay.
    { payment: 5, waived: [6_667, 3_334] },
    // A cycle without recargos now: shared evenly.
    { payment: 6, waived: [333, 334, 333] },
  ])
})

test('a payment of the version before was handed over by one means, all of it, on the day it was entered', async () => {
  const { rows } = await sql<Row>`
    SELECT p.id, (p.saldo_usado_centavos, p.a_cuenta_centavos, p.fecha_pago) = (0, 0, p.fecha) AS plain,
      (SELECT jsonb_agg(jsonb_build_array(m.metodo_pago = p.metodo_pago, m.monto_centavos = p.monto_centavos,
        m.referencia IS NOT DISTINCT FROM p.referencia)) FROM payment_means m WHERE m.payment_id = p.id) AS means
    FROM payments p ORDER BY p.id`.execute(database.db)
  expect(rows.length).toBeGreaterThan(0)
  for (const { plain, means } of rows) expect([plain, means]).toEqual([true, [[true, true, true]]])
})

test('what no cut of the version before holds is known as open', async () => {
  const { rows } = await sql<{ payment_id: number; tipo: string; said: boolean }>`
    SELECT o.payment_id, o.tipo, (o.user_id, o.dia) =
      CASE o.tipo WHEN 'PAGO' THEN (p.created_by, p.fecha) ELSE (p.cancelled_by, p.cancelled_on) END AS said
    FROM cash_open_moves o JOIN payments p ON p.id = o.payment_id ORDER BY 1, 2`.execute(database.db)
  expect(rows).toEqual([
    { payment_id: 2, tipo: 'CANCELACION', said: true },
    ...[4, 5, 6].map((payment_id) => ({ payment_id, tipo: 'PAGO', said: true })),
  ])
})

test('a beca of the version before is in force for the whole cycle', async () => {
  const { rows } = await sql<Row>`
    SELECT e.id, k.desde, k.centesimas = b.centesimas AS same
    FROM enrolment_scholarships h JOIN enrolments e ON e.id = h.enrolment_id JOIN scholarships b ON b.id = h.scholarship_id
    LEFT JOIN scholarship_terms k ON k.enrolment_id = e.id AND k.plaza = h.plaza`.execute(database.db)
  expect(rows.length).toBeGreaterThan(0)
  for (const { desde, same } of rows) expect([desde, same]).toEqual([0, true])
  const months = await sql<Row>`SELECT DISTINCT t.beca_centesimas, b.centesimas FROM tuition t
    JOIN enrolment_scholarships h ON h.enrolment_id = t.enrolment_id JOIN scholarships b ON b.id = h.scholarship_id
    WHERE t.beca_centesimas > 0`.execute(database.db)
  expect(months.rows.length).toBeGreaterThan(0)
  // Ten percent in the version before.
  for (const { beca_centesimas, centesimas } of months.rows)
    expect([beca_centesimas, centesimas]).toEqual([1000, 1000])
})

test('a session that was open keeps the moment of its sign-in', async () => {
  const rows = await database.db.selectFrom('sessions').select(['id', 'signed_in_at']).orderBy('id').execute()
  expect(rows.map(({ signed_in_at }) => signed_in_at.toISOString())).toEqual([
    '2026-09-15T14:00:00.000Z',
    '2026-09-15T14:00:00.000Z',
    '2026-09-15T14:12:00.000Z',
  ])
})

test('a session that was open goes on, is listed without a browser, proved at its sign-in; nobody owes a second factor', async () => {
  const { db } = database
  const now = new Date('2026-09-15T14:13:00Z')
  const actors = await Promise.all(
    ['01', '02', '03'].map((byte) => findActor(db, Buffer.from(byte, 'hex'), now)),
  )
  expect(actors).toMatchObject([
    { name: 'Caja Uno', owesFactor: false, provedAt: new Date('2026-09-15T14:00:00Z') },
    { name: 'Caja Uno', owesFactor: false, provedAt: new Date('2026-09-15T14:00:00Z') },
    { name: 'directora', owesFactor: false, provedAt: new Date('2026-09-15T14:12:00Z') },
  ])
  expect(await listSignIns(db, 2, now)).toMatchObject([
    {
      device: null,
      agent: '',
      started_at: new Date('2026-09-15T14:00:00Z'),
      last_at: new Date('2026-09-15T14:10:00Z'),
      remembered_until: null,
    },
  ])
  const roles = await db.selectFrom('roles').select('exige_segundo_factor').execute()
  expect(roles.map(({ exige_segundo_factor }) => exige_segundo_factor)).toEqual([false, false])
})

test('the browser in which a user signs in first after the update is not told as new', async () => {
  const from = { userId: 1, agent: '', address: '10.0.0.1', now: new Date('2026-09-15T15:00:00Z') }
  const isNew = (device: string) =>
    database.db.transaction().execute((tx) => keepBrowser(tx, { ...from, device }, undefined))
  expect([await isNew('one'), await isNew('one'), await isNew('other')]).toEqual([false, false, true])
})

test('a school at work before the set-up existed is not asked to set itself up', async () => {
  const { rows } = await sql<Row>`SELECT step, user_id FROM setup_skips ORDER BY step`.execute(database.db)
  expect(rows).toEqual([
    { step: 'ESCUELA', user_id: null },
    { step: 'PERSONAS', user_id: null },
  ])
})

test('health of the version before is shown with what it did not know as unknown, and reading it leaves a line', async () => {
  expect((await findHealth(database.db, [1])).get(1)).toMatchObject({
    alergias: [{ descripcion: 'NUEZ' }],
    enfermedades: [{ descripcion: 'ASMA' }],
    medicamentos: [],
    tipo_sangre: null,
    servicio_medico: null,
    indicaciones: null,
  })
  await noteHealthSeen({ db: database.db, actor: { id: 1 }, now: new Date() }, [1])
  const { rows } = await sql<Row>`
    SELECT modulo, accion, tipo, record_id FROM audit_entries ORDER BY id DESC LIMIT 1`.execute(database.db)
  expect(rows).toEqual([{ modulo: 'ALUMNOS', accion: 'READ', tipo: 'SALUD', record_id: 1 }])
})

test('a pupil of the version before has an ID card of their own, lacks the four obligatory documents and has no adults yet', async () => {
  const { rows } = await sql<Row>`
    SELECT (SELECT count(*) = count(DISTINCT card_token) AND count(*) > 1 FROM students) AS cards,
      (SELECT count(*)::int FROM document_kinds WHERE obligatorio AND activo) AS obligatory,
      (SELECT count(*)::int FROM guardians) AS adults, (SELECT count(*)::int FROM documents) AS documents,
      (SELECT last_folio FROM certificate_counter) AS certificates`.execute(database.db)
  expect(rows).toEqual([{ cards: true, obligatory: 4, adults: 0, documents: 0, certificates: 0 }])
})
