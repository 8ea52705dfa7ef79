import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '@server/db/database'

/** How often each table was written to. */
export type Touches = ReadonlyMap<string, number>

/** Counts every statement that writes to a table, by whichever transaction, trigger or foreign key. @param db as the owner */
export const countTouches = async (db: Db) => {
  await sql`CREATE SCHEMA prueba`.execute(db)
  // A sequence counts without a lock, so that no write waits for another because of the test.
  await sql`
    CREATE FUNCTION prueba.touched() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN PERFORM nextval('prueba.' || quote_ident(TG_TABLE_NAME)); RETURN NULL; END $$`.execute(db)
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`.execute(
    db,
  )
  for (const { name } of rows) {
    await sql`CREATE SEQUENCE prueba.${sql.id(name)}`.execute(db)
    await sql`
      CREATE TRIGGER touched AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${sql.table(name)}
      FOR EACH STATEMENT EXECUTE FUNCTION prueba.touched()`.execute(db)
  }
  return async (): Promise<Touches> => {
    const counted = await sql<{ name: string; count: number }>`
      SELECT sequencename AS name, coalesce(last_value, 0)::int AS count FROM pg_sequences WHERE schemaname = 'prueba'`.execute(
      db,
    )
    return new Map(counted.rows.map(({ name, count }) => [name, count]))
  }
}

/** What a statement may read: the tables it names, and those that the functions it names do. */
export const tablesNamed = async (db: Db) => {
  const { rows } = await sql<{ name: string; body: string | null }>`
    SELECT relname AS name, NULL AS body FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
    UNION ALL SELECT relname, pg_get_viewdef(oid) FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('v', 'm')
    UNION ALL SELECT proname, prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace`.execute(db)
  const bodies = new Map(rows.map(({ name, body }) => [name, body]))
  const words = new RegExp(`\\b(${[...bodies.keys()].join('|')})\\b`, 'g')
  const known = new Map<string, ReadonlySet<string>>()
  const tablesOf = (text: string): ReadonlySet<string> => {
    const before = known.get(text)
    if (before) return before
    const tables = new Set<string>()
    known.set(text, tables)
    for (const [word] of text.matchAll(words)) {
      const body = bodies.get(word)
      if (body) for (const table of tablesOf(body)) tables.add(table)
      else tables.add(word)
    }
    return tables
  }
  return tablesOf
}

type Heard = (statement: string) => void

/** Tells the statements of a work, also while others run beside it. */
export const watchStatements = () => {
  const current = new AsyncLocalStorage<Heard>()
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
  const original = prototype.query
  prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args
    const text = typeof statement === 'string' ? statement : (statement as { text?: string }).text
    if (text) current.getStore()?.(text)
    return original.apply(this, args)
  }
  return {
    during: <T>(heard: Heard, work: () => Promise<T>): Promise<T> => current.run(heard, work),
    stop: () => {
      prototype.query = original
    },
  }
}
