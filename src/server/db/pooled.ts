import type pg from 'pg'
import { LIMITS } from './pool'
import { askServer } from './withClient'

/** PgBouncer in transaction mode refuses start-up parameters: limits are the role's (`keepLimits`). */
export const POOLED: pg.PoolConfig = {
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  options: '',
  // pg waits for what it returns, although its type says nothing is returned.
  onConnect: (client) => client.query(`SET TimeZone = 'UTC'`) as unknown as void,
}

/** Stores the limits of `LIMITS` as defaults of the user who connects: PgBouncer refuses them at the start of a connection. */
export const keepLimits = (connection: pg.PoolConfig): Promise<void> =>
  askServer(connection, async (client) => {
    const wanted = Object.entries(LIMITS).map(([name, ms]) => `${name}=${ms}`)
    const { rows } = await client.query<{ place: string; kept: boolean }>(
      `SELECT quote_ident(current_database()) AS place, EXISTS (
        SELECT FROM pg_db_role_setting s JOIN pg_roles r ON r.oid = s.setrole JOIN pg_database d ON d.oid = s.setdatabase
        WHERE r.rolname = current_user AND d.datname = current_database() AND s.setconfig @> $1) AS kept`,
      [wanted],
    )
    const [found] = rows
    if (!found || found.kept) return
    for (const [name, ms] of Object.entries(LIMITS))
      await client.query(`ALTER ROLE CURRENT_USER IN DATABASE ${found.place} SET ${name} = ${ms}`)
  })
