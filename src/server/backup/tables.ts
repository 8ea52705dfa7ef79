import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { ArchivedTable } from './archive'

export type Query = Pick<pg.Client, 'query'>

/** Sessions, counted sign-ins and the record of backups and drills belong to this installation. */
const OF_THE_INSTALLATION = ['sessions', 'ended_sessions', 'login_failures', 'backups', 'backup_runs']

/** Not in a backup, like tables that migrations fill. `tag_changes` starts anew after a restore, so no client takes an answer of the former database for a present one. */
const STAYS = [
  ...OF_THE_INSTALLATION,
  'migration_sums',
  'kysely_migration',
  'kysely_migration_lock',
  'tag_changes',
]

export const clearInstallation = async (client: Query): Promise<void> => {
  for (const table of OF_THE_INSTALLATION) {
    const { rows } = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
      table,
    ])
    if (rows[0]?.there) await client.query(`DELETE FROM ${quoteName(table)}`)
  }
}

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** So that a row gives the same JSON on every server. */
export const prepareSession = async (client: Query): Promise<void> => {
  await client.query(`SET TimeZone = 'UTC'; SET bytea_output = 'hex'; SET IntervalStyle = 'postgres';
    SET extra_float_digits = 1; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0`)
}

interface TableRow {
  name: string
  columns: string[]
  references: string[]
}

const readTables = async (client: Query): Promise<TableRow[]> => {
  const { rows } = await client.query<TableRow>(
    `SELECT c.relname AS name,
      (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      (SELECT coalesce(array_agg(DISTINCT other.relname::text), '{}') FROM pg_constraint f
        JOIN pg_class other ON other.oid = f.confrelid
        WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS references
     FROM pg_class c
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
       AND c.relname <> ALL ($1)
     ORDER BY c.relname COLLATE "C"`,
    [STAYS],
  )
  return rows
}

export const archivedTables = async (client: Query): Promise<ArchivedTable[]> => {
  const waiting = await readTables(client)
  const done = new Map<string, ArchivedTable>()
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ references }) => references.every((name) => done.has(name)))
    if (at < 0)
      throw new Error(`tables point at each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`)
    const [{ name, columns }] = waiting.splice(at, 1) as [TableRow]
    done.set(name, { name, columns })
  }
  return [...done.values()]
}

/** Sorted by primary key, text by its bytes: the same order on every server. */
const orderOf = async (client: Query, table: string): Promise<string> => {
  const { rows } = await client.query<{ name: string; is_text: boolean }>(
    `SELECT a.attname AS name, a.attcollation <> 0 AS is_text
     FROM pg_index i CROSS JOIN LATERAL unnest(i.indkey) WITH ORDINALITY AS k (attnum, place)
     JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum
     WHERE i.indrelid = $1::regclass AND i.indisprimary ORDER BY k.place`,
    [quoteName(table)],
  )
  if (rows.length === 0) return 'row_to_json(r)::text COLLATE "C"'
  return rows.map(({ name, is_text }) => `t.${quoteName(name)}${is_text ? ' COLLATE "C"' : ''}`).join(', ')
}

const BATCH = 500

/** Batches of JSON lines. Call it inside a transaction, which its cursor needs. */
export async function* linesOf(client: Query, { name, columns }: ArchivedTable): AsyncGenerator<string[]> {
  const list = columns.map((column) => `t.${quoteName(column)}`).join(', ')
  await client.query(
    `DECLARE archived_rows NO SCROLL CURSOR FOR SELECT row_to_json(r)::text AS line
     FROM ${quoteName(name)} t CROSS JOIN LATERAL (SELECT ${list}) r ORDER BY ${await orderOf(client, name)}`,
  )
  try {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`FETCH ${BATCH} FROM archived_rows`)
      if (rows.length === 0) break
      yield rows.map(({ line }) => line)
    }
  } finally {
    // After a failed statement the transaction has ended and closed the cursor.
    await client.query('CLOSE archived_rows').catch(() => undefined)
  }
}

export const createTableSum = () => {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add: (text: string, lines: number): void => {
      hash.update(text)
      rows += lines
    },
    result: () => ({ rows, sha256: hash.copy().digest('hex') }),
  }
}

export const sumOf = async (client: Query, table: ArchivedTable) => {
  const sum = createTableSum()
  for await (const lines of linesOf(client, table)) sum.add(`${lines.join('\n')}\n`, lines.length)
  return sum.result()
}

export const readSequences = async (client: Query): Promise<{ name: string; last: string | null }[]> => {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `SELECT s.sequencename AS name, s.last_value::text AS last
     FROM pg_sequences s
     JOIN pg_depend d ON d.objid = (quote_ident(s.schemaname) || '.' || quote_ident(s.sequencename))::regclass
       AND d.classid = 'pg_class'::regclass AND d.refclassid = 'pg_class'::regclass AND d.deptype IN ('a', 'i')
     JOIN pg_class t ON t.oid = d.refobjid
     WHERE s.schemaname = current_schema() AND t.relpersistence = 'p' AND t.relname <> ALL ($1)
     ORDER BY s.sequencename COLLATE "C"`,
    [STAYS],
  )
  return rows
}
