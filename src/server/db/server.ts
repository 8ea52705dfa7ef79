import type pg from 'pg'
import { StartError } from '../startError'
import { POOLED } from './pooled'
import { askServer } from './withClient'

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
  const reason = REASONS[code ?? '']
  if (reason) return reason
  if (Array.isArray(errors) && errors.length > 0) return reasonOf(errors[0])
  return /timeout/i.test(message ?? '') ? 'no contesta a tiempo' : 'la conexión falló'
}

interface CheckedServer {
  problem: string | undefined
  /** Led through PgBouncer or another pooler, which answers with a process number of its own. */
  isPooled: boolean
}

const check = async (client: pg.Client): Promise<CheckedServer> => {
  const { rows } = await client.query<{ pid: number; version: number; encoding: string; spanish: boolean }>(
    `SELECT pg_backend_pid() AS pid, current_setting('server_version_num')::int AS version,
      current_setting('server_encoding') AS encoding,
      EXISTS (SELECT FROM pg_collation WHERE collname = 'es-x-icu') AS spanish`,
  )
  const [found] = rows
  // Process number at the start of the connection; pg's types leave it out.
  const isPooled = found?.pid !== Reflect.get(client, 'processID')
  return { problem: problemOf(found), isPooled }
}

const problemOf = (
  found: { version: number; encoding: string; spanish: boolean } | undefined,
): string | undefined => {
  if (!found || found.version < OLDEST) return 'el servidor debe ser PostgreSQL 15 o posterior'
  if (found.encoding !== 'UTF8') return 'la base de datos debe tener la codificación UTF8'
  return found.spanish ? undefined : 'al servidor le falta la ordenación «es-x-icu» (PostgreSQL con ICU)'
}

/** Migrations, locks of a session and LISTEN need one connection that stays theirs. */
const BY_POOLER: Record<string, string> = {
  DATABASE_URL:
    'pasa por un repartidor de conexiones (PgBouncer); indique también en DATABASE_DIRECT_URL la dirección del servidor mismo',
}
const NOT_DIRECT = 'pasa por un repartidor de conexiones (PgBouncer); indique la dirección del servidor mismo'

/** Refuses a server older than PostgreSQL 15, without UTF8 or ICU, or (unless `mayBePooled`) behind a pooler. Messages never contain the address, because it holds the password. @throws StartError */
const checkServer = async (
  databaseUrl: string,
  variable: string,
  mayBePooled = false,
): Promise<pg.PoolConfig> => {
  const connection: pg.PoolConfig = { connectionString: databaseUrl }
  const server = await askServer(connection, check).catch((cause: unknown) => {
    throw new StartError(`No se pudo usar el servidor de ${variable}: ${reasonOf(cause)}.`, { cause })
  })
  const problem =
    server.problem ?? (server.isPooled && !mayBePooled ? (BY_POOLER[variable] ?? NOT_DIRECT) : undefined)
  if (problem) throw new StartError(`No se puede usar el servidor de ${variable}: ${problem}.`)
  return connection
}

interface ServerUrls {
  databaseUrl: string
  databaseAdminUrl?: string | undefined
  /** The server itself, where `databaseUrl` leads through PgBouncer. */
  databaseDirectUrl?: string | undefined
}

/** For migrations, backups and commands: never through PgBouncer. @throws StartError */
export const ownerOf = ({ databaseUrl, databaseAdminUrl, databaseDirectUrl }: ServerUrls) => {
  if (databaseAdminUrl) return checkServer(databaseAdminUrl, 'DATABASE_ADMIN_URL')
  return databaseDirectUrl
    ? checkServer(databaseDirectUrl, 'DATABASE_DIRECT_URL')
    : checkServer(databaseUrl, 'DATABASE_URL')
}

/** @throws StartError: one of them cannot be used */
export const openServer = async (
  urls: ServerUrls,
): Promise<{ connection: pg.PoolConfig; owner: pg.PoolConfig; direct: pg.PoolConfig | null }> => {
  const { databaseUrl, databaseDirectUrl } = urls
  const isPooled = databaseDirectUrl !== undefined
  const server = await checkServer(databaseUrl, 'DATABASE_URL', isPooled)
  const direct = isPooled ? await checkServer(databaseDirectUrl, 'DATABASE_DIRECT_URL') : null
  return {
    connection: isPooled ? { ...server, ...POOLED } : server,
    owner: urls.databaseAdminUrl ? await ownerOf(urls) : (direct ?? server),
    direct,
  }
}
