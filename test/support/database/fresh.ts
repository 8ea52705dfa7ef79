import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { POOLED } from '../../../src/server/db/pooled'
import { connectionTo, withDatabase, withHost } from './address'
import { APPLICATION, BOUNCER, currentVariant, environmentName, TEMPLATE } from './variant'

export interface FreshDatabase {
  /** As its owner, at the server itself. */
  connection: pg.PoolConfig
  /** As the application, which cannot take back what moved money. Where there is a PgBouncer, through it. */
  application: pg.PoolConfig
  /** As the application, at the server itself. */
  direct: pg.PoolConfig
  /** Of the server itself. */
  url: string
  /** What a process of the product is given to use it. */
  env: Record<string, string>
  /** Ends what is still connected and removes the database. */
  drop(): Promise<void>
}

const OBJECT_IN_USE = '55006'
const ATTEMPTS = 20

const admin = async (address: string, statement: string): Promise<void> => {
  const client = new pg.Client(connectionTo(withDatabase(address, 'postgres')))
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Several workers clone at once, and the autovacuum may look into the template meanwhile. */
const clone = async (address: string, name: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await admin(address, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY wal_log`)
    } catch (error) {
      if ((error as { code?: unknown }).code !== OBJECT_IN_USE || attempt === ATTEMPTS) throw error
      await sleep(50 * attempt)
    }
}

const created = async (make: (address: string, name: string) => Promise<void>): Promise<FreshDatabase> => {
  const address = process.env[environmentName(currentVariant())]
  if (!address) throw new Error('The global set-up left no database.')
  const name = `prueba_${randomBytes(8).toString('hex')}`
  await make(address, name)
  const url = withDatabase(address, name)
  const drop = () => admin(address, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  const connection = connectionTo(url)
  const lesser = JSON.parse(process.env[APPLICATION] ?? '{}') as Pick<pg.PoolConfig, 'user' | 'password'>
  const direct = { ...connection, ...lesser }
  const bouncer = currentVariant() === 'bouncer' ? process.env[BOUNCER] : undefined
  if (!bouncer) return { connection, application: direct, direct, url, env: { DATABASE_URL: url }, drop }
  const pooled = withHost(url, bouncer)
  const application = { ...connectionTo(pooled), ...lesser, ...POOLED }
  return {
    connection,
    application,
    direct,
    url,
    env: { DATABASE_URL: pooled, DATABASE_DIRECT_URL: url },
    drop,
  }
}

/** One without a table. */
export const emptyDatabase = (): Promise<FreshDatabase> =>
  created((address, name) => admin(address, `CREATE DATABASE ${name}`))

/**
 * A new, migrated and otherwise empty database of this test file, in the variant of its Jest project. Drop it in
 * `afterAll`, after ending the pools.
 */
export const freshDatabase = (): Promise<FreshDatabase> => created(clone)
