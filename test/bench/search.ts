import { sql } from 'kysely'
import type pg from 'pg'
import { createDb } from '../../src/server/db/database'
import { createPatientPool, createPool } from '../../src/server/db/pool'
import { fillSchool } from '../support/bench/bigSchool'
import { LAST_DAY } from '../support/bench/schoolDays'
import { connectionTo, withDatabase } from '../support/database/address'
import setUp from '../support/database/embedded.setup'
import tearDown from '../support/database/embedded.teardown'
import { recordStatements } from '../support/database/statements'
import { environmentName } from '../support/database/variant'
import { ADMIN, startServer, type Caller, type TestServer } from '../support/server/harness'

const PUPILS = { cycles: 1, pupils: 20_000, current: 2_000, before: 0 }
const ENTRIES = Number(process.env['ENTRIES'] ?? 3_000_000)
const TIMES = 15

/** From the narrowest to two letters, which half the school has. */
const SEARCHES = [
  'A012345',
  'garcia sofia zuniga',
  'XEXX00000000019',
  '5555512345',
  'garcia',
  'so',
  'ma',
  '41',
  'nadie',
  // Forgiven: by sound, with a wrong letter in one of two words, with one in a surname that a seventh has, and in whole words that nobody has.
  'ernandes zantiago',
  'ramires matheu',
  'martinex',
  'gutierrez fernandes',
]
const AUDITS = [
  '',
  'pagina=100',
  'modulo=MENCIONES',
  'usuarioId=2&tipo=PAGO',
  'tipo=ALUMNO&id=77',
  'desde=2018-03-01&hasta=2018-03-31',
  // A folio, one pupil, a surname that a seventh of all pupils have, a word on a million charges, and no record at all.
  'q=744871',
  'q=garcia+sofia+zuniga+41',
  'q=garcia',
  'q=uniforme',
  'q=garcia&desde=2018-03-01&hasta=2018-03-31',
  'q=nadie',
]

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[times.length >> 1] as number

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = []
  for (let at = 0; at < TIMES; at++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return median(times)
}

/** A call through the server, and what it says to the database sent by hand. */
const compare = async (caller: Caller, raw: pg.Pool, url: string): Promise<string> => {
  const statements = await recordStatements(async () => {
    const { status } = await caller.get(url)
    if (status !== 200) throw new Error(`${url} answered ${status}`)
  })
  const byServer = await timed(() => caller.get(url))
  const byHand = await timed(async () => {
    const client = await raw.connect()
    for (const { text, values } of statements) await client.query(text, values)
    client.release()
  })
  const numbers = [byServer.toFixed(1), byHand.toFixed(1), (byServer / byHand).toFixed(2)]
  return `| ${url} | ${numbers.join(' | ')} |`
}

/** Ten years of rows, evenly over the days, modules and two users; called as a school's records are. */
const fillAudit = async (server: TestServer) => {
  await sql`INSERT INTO audit_entries (at, user_id, modulo, accion, tipo, record_id, nombre, cambios)
    SELECT timestamptz '2016-11-21' + n * interval '105 seconds', 1 + n % 2,
      CASE WHEN n % 1000 = 0 THEN 'MENCIONES' WHEN n % 5 = 0 THEN 'ALUMNOS' ELSE 'CARGOS' END, 'UPDATE',
      CASE WHEN n % 1000 = 0 THEN 'MENCION' WHEN n % 5 = 0 THEN 'ALUMNO' WHEN n % 2 = 0 THEN 'CARGO' ELSE 'PAGO' END,
      n % 20000,
      CASE WHEN n % 1000 = 0 THEN 'MENCIÓN HONORÍFICA' WHEN n % 5 = 0 THEN NULL
        WHEN n % 2 = 0 THEN (ARRAY['UNIFORME', 'LIBROS DE INGLÉS', 'EXCURSIÓN AL ZOOLÓGICO'])[1 + n % 3]
        ELSE (n / 2)::text END,
      '[{"campo": "abono", "antes": 0, "despues": 200}]'
    FROM generate_series(1, ${sql.lit(ENTRIES)}) n`.execute(server.db)
  // Names of pupils are personal: they lie apart.
  await sql`INSERT INTO audit_values (entry_id, nombre)
    SELECT e.id, s.nombre FROM audit_entries e
    JOIN (SELECT nombre, row_number() OVER (ORDER BY id) - 1 AS n FROM students) s ON s.n = e.record_id
    WHERE e.tipo = 'ALUMNO'`.execute(server.db)
}

/** Searching among 20,000 pupils, and reading a bitácora of 3 million rows, as ratios to the same SQL alone. */
const main = async (): Promise<void> => {
  Object.assign(globalThis, { TEST_DATABASE: 'embedded' })
  await setUp()
  const server = await startServer()
  server.clock.now = new Date(`${LAST_DAY}T18:00:00.000Z`)
  const owner = createDb(createPatientPool(server.owner))
  await fillSchool(owner as never, PUPILS)
  await fillAudit({ ...server, db: owner } as TestServer)
  await sql`ANALYZE`.execute(owner)
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(owner)
  await owner.destroy()
  const address = process.env[environmentName('embedded')] as string
  const raw = createPool({ ...connectionTo(withDatabase(address, rows[0]!.name)), max: 1 })
  try {
    const caller = await server.signIn(ADMIN.user, ADMIN.password)
    console.log('| call | server, ms | the same SQL, ms | ratio |\n|---|---|---|---|')
    for (const q of SEARCHES) console.log(await compare(caller, raw, `/buscar?${new URLSearchParams({ q })}`))
    for (const query of AUDITS) console.log(await compare(caller, raw, `/bitacora?${query}`))
  } finally {
    await raw.end()
    await server.close()
    await tearDown()
  }
}

if (require.main === module) void main()
