import type pg from 'pg'

/** A connection as an address, to travel in the environment. */
export const addressOf = ({ user, password, host, port, database }: pg.PoolConfig): string =>
  `postgres://${user}:${encodeURIComponent(String(password))}@${host}:${port}/${database}`

/** The same server and user, another database. */
export const withDatabase = (address: string, database: string): string => {
  const url = new URL(address)
  url.pathname = `/${database}`
  return url.href
}

/** The same database and user, by another host and port. */
export const withHost = (address: string, host: string): string => {
  const url = new URL(address)
  url.host = host
  return url.href
}

/** `ssl` is said: pg would otherwise ask PGSSLMODE. */
export const connectionTo = (address: string): pg.PoolConfig => {
  const { username, password, hostname, port, pathname } = new URL(address)
  return {
    host: hostname,
    port: Number(port),
    user: username,
    password: decodeURIComponent(password),
    database: pathname.slice(1),
    ssl: false,
  }
}
