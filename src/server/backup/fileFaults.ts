// Raw SQL: the tables that use a file come from PostgreSQL's catalogue, so their names are known only here.
import { sql } from 'kysely'
import type { Db } from '../db/database'
import type { Contents } from '../files/contents'
import { contentsOf } from '../files/orphans'
import { sumOf } from '../files/wholeness'

const BATCH = 500
/** Milliseconds: younger files may be uploads in progress or wait for the hourly sweep. */
const YOUNG_MS = 24 * 60 * 60_000

const sumNamed = async (contents: Pick<Contents, 'open'>, sha256: string): Promise<string | null> => {
  const handle = await contents.open(sha256)
  if (!handle) return null
  return sumOf(handle).finally(() => handle.close())
}

/** The row may have been deleted together with its file meanwhile. */
const isStillNamed = async (db: Db, sha256: string): Promise<boolean> =>
  (await db
    .selectFrom('files')
    .select('id')
    .where((row) => row.or([row('sha256', '=', sha256), row('thumb_sha256', '=', sha256)]))
    .executeTakeFirst()) !== undefined

const faultOf = async (db: Db, contents: Contents, sha256: string, id: number): Promise<string | null> => {
  const sum = await sumNamed(contents, sha256)
  if (sum === sha256 || !(await isStillNamed(db, sha256))) return null
  return sum === null
    ? `Falta el archivo ${sha256} (número ${id}).`
    : `El archivo ${sha256} (número ${id}) está dañado: su contenido cambió.`
}

/** Reads the referencing tables from the database's foreign keys, so new tables are included. */
const unusedRows = async (db: Db): Promise<string[]> => {
  const { rows: users } = await sql<{ table: string; column: string }>`
    SELECT c.relname AS table, a.attname AS column
    FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid
    JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = f.conkey[1]
    WHERE f.contype = 'f' AND f.confrelid = 'files'::regclass`.execute(db)
  const unused = users.map(
    ({ table, column }) =>
      sql`NOT EXISTS (SELECT FROM ${sql.table(table)} u WHERE u.${sql.ref(column)} = f.id)`,
  )
  const { rows } = await sql<{ id: number }>`
    SELECT f.id FROM files f WHERE ${sql.join(unused, sql` AND `)} ORDER BY f.id`.execute(db)
  return rows.map(({ id }) => `El archivo número ${id} no lo muestra ningún registro.`)
}

export const fileFaults = async (db: Db, contents: Contents, now: Date): Promise<string[]> => {
  const faults: string[] = []
  const named = new Set<string>()
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('files')
      .select(['id', 'sha256', 'thumb_sha256'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const row of rows)
      for (const sha256 of contentsOf(row)) {
        if (named.has(sha256)) continue
        named.add(sha256)
        const fault = await faultOf(db, contents, sha256, row.id)
        if (fault) faults.push(fault)
      }
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  for await (const { name, changed } of contents.list()) {
    if (named.has(name) || now.getTime() - changed.getTime() < YOUNG_MS || (await isStillNamed(db, name)))
      continue
    faults.push(`El archivo ${name} no pertenece a nada.`)
  }
  return [...faults, ...(await unusedRows(db))]
}
