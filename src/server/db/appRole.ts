import { createHash, hkdfSync } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { StartError } from '../startError'
import type { Db } from './database'
import { ROLE } from './embedded/cluster'
import type { DatabaseLog } from './databaseLog'
import type { OpenedDatabase } from './open'

/** Rows are added and stay as they are. */
const ONLY_GROW = [
  ...['payment_lines', 'receipt_prints', 'cash_cuts', 'cash_cut_moves', 'cash_cut_counts'],
  ...['debtor_contacts', 'charge_batches', 'receipt_links'],
  ...['payment_means', 'credit_moves', 'baja_credits', 'refund_prints', 'cash_cut_refunds'],
  ...['audit_entries', 'audit_values'],
]
/** Rows change, and what may change is said by triggers; none ever goes. */
const NEVER_DELETED = [
  'payments',
  'charges',
  'folio_counter',
  'cash_cut_counter',
  'credits',
  'refunds',
  'refund_counter',
]
/** The owner's own: the application reads them. */
const ONLY_READ = [
  ...['installation', 'migration_sums', 'kysely_migration', 'kysely_migration_lock'],
  // Kept by triggers.
  ...['cash_open_moves', 'cash_open_refunds'],
]

/** How a role that we made is known again: one that a stranger made under the same name is left in peace. */
const MARK = 'administracion escolar: la aplicacion'

/**
 * What the application may do: work on rows, and never take back what moved money. It is neither owner nor superuser, so that
 * triggers and constraints hold for it whatever it says.
 */
const grantRows = async (owner: Db, role: string): Promise<void> => {
  const to = sql.id(role)
  const tables = (names: readonly string[]) => sql.join(names.map((name) => sql.table(name)))
  await sql`GRANT USAGE ON SCHEMA public TO ${to}`.execute(owner)
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${to}`.execute(owner)
  await sql`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${to}`.execute(owner)
  await sql`REVOKE UPDATE, DELETE, TRUNCATE ON ${tables(ONLY_GROW)} FROM ${to}`.execute(owner)
  await sql`REVOKE DELETE, TRUNCATE ON ${tables(NEVER_DELETED)} FROM ${to}`.execute(owner)
  await sql`REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON ${tables(ONLY_READ)} FROM ${to}`.execute(owner)
}

const INSUFFICIENT_PRIVILEGE = '42501'

/** @returns false where the owner may not make roles, or somebody else's has this name */
const ensureRole = async (owner: Db, role: string, password: string): Promise<boolean> => {
  const { rows } = await sql<{ ours: boolean }>`
    SELECT coalesce(shobj_description(oid, 'pg_authid'), '') = ${MARK} AS ours FROM pg_roles WHERE rolname = ${role}`.execute(
    owner,
  )
  if (rows[0] && !rows[0].ours) return false
  const settings = sql`LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD ${sql.lit(password)}`
  try {
    if (rows[0]) await sql`ALTER ROLE ${sql.id(role)} PASSWORD ${sql.lit(password)}`.execute(owner)
    else {
      await sql`CREATE ROLE ${sql.id(role)} ${settings}`.execute(owner)
      await sql`COMMENT ON ROLE ${sql.id(role)} IS ${sql.lit(MARK)}`.execute(owner)
    }
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code === INSUFFICIENT_PRIVILEGE) return false
    throw error
  }
}

/** One for each database of a server, within the 63 bytes of a name. */
const roleName = (database: string): string =>
  Buffer.byteLength(database) <= 50
    ? `${database}_aplicacion`
    : `escuela_${createHash('sha256').update(database).digest('hex').slice(0, 16)}_aplicacion`

const answers = async (connection: pg.PoolConfig): Promise<boolean> => {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT FROM roles LIMIT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const asRole = (connection: pg.PoolConfig, role: string, password: string): pg.PoolConfig => {
  const { connectionString } = connection
  if (connectionString === undefined) return { ...connection, user: role, password }
  const url = new URL(connectionString)
  url.username = encodeURIComponent(role)
  url.password = encodeURIComponent(password)
  return { ...connection, connectionString: url.href }
}

/** Whether a role could take the ledger's guards away: superuser, or owner of the tables. */
const isMighty = async (owner: Db, role: string): Promise<boolean> => {
  const { rows } = await sql<{ mighty: boolean }>`
    SELECT r.rolsuper OR pg_has_role(r.oid, (SELECT relowner FROM pg_class WHERE oid = 'payments'::regclass), 'MEMBER') AS mighty
    FROM pg_roles r WHERE r.rolname = ${role}`.execute(owner)
  return rows[0]?.mighty ?? true
}

const userOf = async (connection: pg.PoolConfig): Promise<string> => {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ me: string }>('SELECT current_user AS me')
    return rows[0]?.me ?? ''
  } finally {
    await client.end().catch(() => undefined)
  }
}

const WARNING =
  'Aviso: en este servidor el programa trabaja como dueño de las tablas y podría alterar los movimientos de caja; en DATABASE_URL dé un usuario sin ese derecho y en DATABASE_ADMIN_URL el del dueño.'

/**
 * How the application connects, with the rights it needs and no more (decisions/0020): in the embedded engine always as a role
 * of its own; on a server as the user of DATABASE_URL where DATABASE_ADMIN_URL is given, as a role made for it where the owner
 * may make one, and with a warning as the owner otherwise. Called by the owner, after migrations, at each start.
 * @param secret of this installation: passwords of roles are derived from it, so that all processes know them
 */
export const applicationConnection = async (
  owner: Db,
  opened: Pick<OpenedDatabase, 'kind' | 'connection' | 'owner'>,
  secret: string,
  log: DatabaseLog,
): Promise<pg.PoolConfig> => {
  const { connection } = opened
  const { rows } = await sql<{ name: string; me: string }>`
    SELECT current_database() AS name, current_user AS me`.execute(owner)
  const { name = '', me = '' } = rows[0] ?? {}
  const user = await userOf(connection)
  if (user !== me) {
    await grantRows(owner, user)
    if (await isMighty(owner, user)) log(WARNING)
    return connection
  }
  const role = opened.kind === 'embedded' ? `${ROLE}_aplicacion` : roleName(name)
  const password = Buffer.from(hkdfSync('sha256', secret, '', 'escuela: usuario de la base', 32)).toString(
    'base64url',
  )
  if (await ensureRole(owner, role, password)) {
    await grantRows(owner, role)
    const lesser = asRole(connection, role, password)
    if (await answers(lesser)) return lesser
  }
  if (opened.kind === 'embedded')
    throw new StartError('La base de datos no admite al usuario con el que trabaja el programa.')
  log(WARNING)
  return connection
}
