import type pg from 'pg'
import { StartError } from '../../startError'
import { withClient } from '../withClient'
import { DATABASE, ROLE, type Cluster } from './cluster'
import { dataArgument, run } from './program'

const REFUSED = new Set(['28000', '28P01'])

/** `ssl` is explicit, or pg would read PGSSLMODE. */
export const connectionTo = (
  { password }: Pick<Cluster, 'password'>,
  port: number,
  database = DATABASE,
): pg.PoolConfig => ({
  host: '127.0.0.1',
  port,
  user: ROLE,
  password,
  database,
  ssl: false,
})

const ask = <T>(cluster: Cluster, port: number, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withClient({ ...connectionTo(cluster, port, 'postgres'), connectionTimeoutMillis: 10_000 }, work)

/** False when the server refuses our password. Another program on that port makes it throw, as SCRAM proves both sides. */
export const accepts = (cluster: Cluster, port: number): Promise<boolean> =>
  ask(cluster, port, () => Promise.resolve(true)).catch((error: unknown) => {
    if (REFUSED.has(String((error as { code?: unknown }).code))) return false
    throw error
  })

/** Whether the running server archives as wanted: archive_mode can change only at its start. */
export const archivesAsAsked = (cluster: Cluster, port: number): Promise<boolean> =>
  ask(cluster, port, async (client) => {
    const { rows } = await client.query<{ name: string; setting: string }>(
      `SELECT name, setting FROM pg_settings WHERE name IN ('archive_mode', 'archive_timeout')`,
    )
    const now = rows.map(({ name, setting }) => `${name}=${setting}`)
    return cluster.archiving
      ? now.every((each) => cluster.archiving?.includes(each))
      : now.includes('archive_mode=off')
  })

export const ensureDatabase = (cluster: Cluster, port: number): Promise<void> =>
  ask(cluster, port, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
  })

/** Call it while the server is stopped. Without it a lost password file would lock the school out of its data. */
export const resetPassword = async (cluster: Cluster): Promise<void> => {
  const { folder, binaries, user, password } = cluster
  const at = await dataArgument(folder, user)
  const args = ['--single', '-j', '-D', at, 'postgres']
  const { output } = await run(
    binaries.postgres,
    args,
    { cwd: folder, user },
    `ALTER ROLE ${ROLE} PASSWORD '${password}'\n`,
  )
  if (/\b(ERROR|FATAL|PANIC):/.test(output))
    throw new StartError(`La base de datos de ${folder} no es de este programa o no se puede abrir.`)
}
