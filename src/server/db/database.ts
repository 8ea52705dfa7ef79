import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import { noteStatement } from '../shared/readTrace'
import type { Tables } from './tables'

/** Spanish sentences without secrets. */
export type DatabaseLog = (line: string) => void

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export const createDb = (pool: pg.Pool): Db =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => noteStatement(query.sql) })
