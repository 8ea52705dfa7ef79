// Raw SQL: the builder has no `GRANT`, `REVOKE` or `CREATE ROLE`.
import { createHash, hkdfSync } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { StartError } from '../startError'
import type { Db, DatabaseLog } from './database'
import { ROLE } from './embedded/cluster'
import type { OpenedDatabase } from './open'
import { askServer } from './withClient'
import { onlyRow } from './onlyRow'

const ONLY_GROW = [
  ...['payment_lines', 'receipt_prints', 'cash_cuts', 'cash_cut_moves', 'cash_cut_counts'],
  ...['debtor_contacts', 'charge_batches', 'receipt_links'],
  ...['payment_means', 'credit_moves', 'baja_credits', 'refund_prints', 'cash_cut_refunds'],
  ...['invoice_deliveries', 'invoice_items', 'invoice_stamps'],
  ...['audit_entries', 'audit_values', 'audit_seals'],
  // Only the function `undo_opening` changes these three.
  ...['openings', 'opening_rows', 'opening_made'],
]
/** Rows may change as triggers allow, and are never deleted. */
const NEVER_DELETED = [
  'payments',
  'charges',
  'folio_counter',
  'cash_cut_counter',
  'credits',
  'refunds',
  'refund_counter',
  'certificates',
  'certificate_counter',
  'audit_seal_counter',
  'invoice_documents',
]
const ONLY_READ = [
  ...['installation', 'migration_sums', 'kysely_migration', 'kysely_migration_lock'],
  ...['cash_open_moves', 'cash_open_refunds', 'tag_changes'],
]

/** Marks a role we made; another role of the same name is left alone. */
const MARK = 'administracion escolar: la aplicacion'

/** The role is neither owner nor superuser, so it cannot disable the ledger's triggers or constraints. */
const grantRows = async (owner: Db, role: string): Promise<void> => {
  const to = sql.id(role)
  const tables = (names: readonly string[]) => sql.join(names.map((name) => sql.table(name)))
  await sql`GRANT USAGE ON SCHEMA public TO ${to}`.execute(owner)
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${to}`.execute(owner)
  await sql`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${to}`.execute(owner)
  await sql`GRANT EXECUTE ON FUNCTION undo_opening(integer, integer, timestamptz, date, text) TO ${to}`.execute(
    owner,
  )
  await sql`GRANT EXECUTE ON FUNCTION compact_tag_changes() TO ${to}`.execute(owner)
  await sql`REVOKE UPDATE, DELETE, TRUNCATE ON ${tables(ONLY_GROW)} FROM ${to}`.execute(owner)
  // Of a payment's money only the kind of card or deposit may be added later (migration 0057).
  await sql`GRANT UPDATE (tarjeta, deposito) ON payment_means TO ${to}`.execute(owner)
  await sql`REVOKE DELETE, TRUNCATE ON ${tables(NEVER_DELETED)} FROM ${to}`.execute(owner)
  await sql`REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON ${tables(ONLY_READ)} FROM ${to}`.execute(owner)
}

const INSUFFICIENT_PRIVILEGE = '42501'

/** @returns false when the owner may not create roles, or a role of this name belongs to another program */
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

const roleName = (database: string): string =>
  Buffer.byteLength(database) <= 50
    ? `${database}_aplicacion`
    : `escuela_${createHash('sha256').update(database).digest('hex').slice(0, 16)}_aplicacion`

const answers = (connection: pg.PoolConfig): Promise<boolean> =>
  askServer(connection, (client) => client.query('SELECT FROM roles LIMIT 1')).then(
    () => true,
    () => false,
  )

const asRole = (connection: pg.PoolConfig, role: string, password: string): pg.PoolConfig => {
  const { connectionString } = connection
  if (connectionString === undefined) return { ...connection, user: role, password }
  const url = new URL(connectionString)
  url.username = encodeURIComponent(role)
  url.password = encodeURIComponent(password)
  return { ...connection, connectionString: url.href }
}

const isMighty = async (owner: Db, role: string): Promise<boolean> => {
  const { rows } = await sql<{ mighty: boolean }>`
    SELECT r.rolsuper OR pg_has_role(r.oid, (SELECT relowner FROM pg_class WHERE oid = 'payments'::regclass), 'MEMBER') AS mighty
    FROM pg_roles r WHERE r.rolname = ${role}`.execute(owner)
  return rows[0]?.mighty ?? true
}

const userOf = (connection: pg.PoolConfig): Promise<string> =>
  askServer(connection, async (client) => {
    const { rows } = await client.query<{ me: string }>('SELECT current_user AS me')
    return onlyRow(rows).me
  })

const WARNING =
  'Aviso: en este servidor el programa trabaja como dueño de las tablas y podría alterar los movimientos de caja; en DATABASE_URL dé un usuario sin ese derecho y en DATABASE_ADMIN_URL el del dueño.'

/** The application's connection, with as few rights as the server lets it have (decisions/0020). Call it as the owner after the migrations. @param secret passwords derive from it */
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
