import pg from 'pg'
import { StartError } from '../startError'

const OLDEST = 150_000

const REASONS: Record<string, string> = {
  '28P01': 'el usuario o la contraseña no son correctos',
  '28000': 'el usuario no tiene acceso',
  '3D000': 'la base de datos no existe',
  '53300': 'no quedan conexiones libres',
  '57P03': 'el servidor todavía está iniciando',
  ECONNREFUSED: 'nadie contesta en esa dirección',
  ENOTFOUND: 'no se encuentra ese nombre de servidor',
  EAI_AGAIN: 'no se encuentra ese nombre de servidor',
  ETIMEDOUT: 'no contesta a tiempo',
}

const reasonOf = (error: unknown): string => {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: unknown[] }
  const known = REASONS[code ?? '']
  if (known) return known
  if (Array.isArray(errors) && errors.length > 0) return reasonOf(errors[0])
  return /timeout/i.test(message ?? '') ? 'no contesta a tiempo' : 'la conexión falló'
}

const check = async (client: pg.Client): Promise<string | undefined> => {
  const { rows } = await client.query<{ version: number; encoding: string; spanish: boolean }>(
    `SELECT current_setting('server_version_num')::int AS version,
      current_setting('server_encoding') AS encoding,
      EXISTS (SELECT FROM pg_collation WHERE collname = 'es-x-icu') AS spanish`,
  )
  const [found] = rows
  if (!found || found.version < OLDEST) return 'el servidor debe ser PostgreSQL 15 o posterior'
  if (found.encoding !== 'UTF8') return 'la base de datos debe tener la codificación UTF8'
  return found.spanish ? undefined : 'al servidor le falta la ordenación «es-x-icu» (PostgreSQL con ICU)'
}

/** PostgreSQL 15, UTF8, ICU. Messages never contain the address, because it holds the password. @throws StartError */
export const checkServer = async (databaseUrl: string, variable = 'DATABASE_URL'): Promise<pg.PoolConfig> => {
  const connection: pg.PoolConfig = { connectionString: databaseUrl }
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
  client.on('error', () => undefined)
  let problem: string | undefined
  try {
    await client.connect()
    problem = await check(client)
  } catch (cause) {
    throw new StartError(`No se pudo usar el servidor de ${variable}: ${reasonOf(cause)}.`, { cause })
  } finally {
    await client.end().catch(() => undefined)
  }
  if (problem) throw new StartError(`No se puede usar el servidor de ${variable}: ${problem}.`)
  return connection
}
