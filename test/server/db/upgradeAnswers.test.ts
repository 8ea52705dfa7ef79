import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hashSync } from '@node-rs/argon2'
import { sql, type Kysely } from 'kysely'
import { ledgerFaults } from '@server/backup/ledgerFaults'
import { applyMigrations, FOLDER, migrate, readMigrations } from '@server/db/migrate'
import { emptyDatabase } from '@test/support/database/emptyDatabase'
import { ADMIN, startServer } from '@test/support/server/harness'

const support = (name: string) => readFileSync(path.resolve('test/support/database', name), 'utf8')

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Of a link: who asked, until when, and the seal of both. */
const SIGNED = /[?&](?:usuario=\d+&)?sesion=[\w.-]+&exp=\d+&firma=[\w-]+/g

/** A read of the version before, and what it answered. */
interface Told {
  ask: string
  body?: object
  answer: unknown
}

const toldBy = (release: string): Told[] =>
  support(`school${release}.jsonl`)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Told)

/** Differences that a later version made on purpose. */
const ON_PURPOSE: readonly RegExp[] = [
  // What is found opens.
  /^\/buscar\?q=000001\.resultados\[0\]\.ruta: "(.+)" → "\1&ver=1"$/,
  // A charge without a concept is told what it is before it is invoiced; what these payments are of one is of the other.
  /^\/facturas\.facturas\[\d\]\.estado: "GLOBAL" → "FALTA"$/,
  /^\/facturas\.facturas\[\d\]\.faltan: \[\] → \[\{"campo":"concepto",[^}]*\}\]$/,
  /^\/facturas\.resumen\.FALTA\.(?:pagos: 0 → 5|total: 0 → 790)$/,
  /^\/facturas\.resumen\.GLOBAL\.(?:pagos: 9 → 4|total: 26530 → 25740)$/,
  // Means came in no order; they have one now, and their sum is told besides.
  /^\/tablero\.tablero\.cobranza\.hoy\.por_metodo\[\d\]/,
]

/** Where an answer lacks what was told, or says otherwise; what it says besides is new. */
const differences = (told: unknown, now: unknown, at: string): string[] => {
  if (Array.isArray(told) && Array.isArray(now) && told.length === now.length)
    return told.flatMap((each, n) => differences(each, now[n], `${at}[${n}]`))
  if (told && now && typeof told === 'object' && !Array.isArray(told) && !Array.isArray(now))
    return Object.entries(told).flatMap(([name, each]) =>
      differences(each, (now as Record<string, unknown>)[name], `${at}.${name}`),
    )
  const [was, is] = [told, now].map((each) => (JSON.stringify(each) ?? '').replace(SIGNED, ''))
  return was === is ? [] : [`${at}: ${was} → ${is}`]
}

/**
 * Each of these schools was made by the program of its version, whose own tests call every write of it once, and its answers were
 * written down by that program: no value in them was typed by hand.
 */
test.each(['0062', '0078', '0087'])(
  'what version %s answered is answered after the upgrade',
  async (release) => {
    const database = await emptyDatabase()
    const { db } = database
    const files = await readMigrations(FOLDER)
    await applyMigrations(
      db as unknown as Kysely<unknown>,
      files.filter(({ name }) => name.slice(0, 4) <= release),
    )
    await sql.raw(support(`school${release}.sql`)).execute(db)
    await migrate(db)
    // Who asked signs in as the harness does, and is called again what the answers call them.
    const asker = db.updateTable('users').where('id', '=', 1)
    const { name } = await db.selectFrom('users').select('name').where('id', '=', 1).executeTakeFirstOrThrow()
    await asker.set({ name: ADMIN.user, password_hash: hashSync(ADMIN.password, CHEAP) }).execute()
    const server = await startServer({ db, connection: database.connection })
    await asker.set({ name }).execute()
    try {
      server.clock.now = new Date('2026-09-15T16:02:00Z')
      const found: string[] = []
      for (const { ask, body, answer } of toldBy(release)) {
        const now = await (body ? server.admin.post(ask, body) : server.admin.get(ask))
        found.push(...(now.status === 200 ? differences(answer, now.body, ask) : [`${ask}: ${now.status}`]))
      }
      expect(found.filter((each) => !ON_PURPOSE.some((is) => is.test(each)))).toEqual([])
      expect(await ledgerFaults(db)).toEqual([])
    } finally {
      await server.close()
      await database.end()
    }
  },
)
