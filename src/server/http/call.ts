import type { Static, TSchema } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { todayIn, type IsoDate } from '@contract/domain/dates'
import type { PathParams, Route } from '@contract/http/route'
import type { Shape } from '@contract/http/schemas'
import type { Recorder } from '../db/auditTrail'
import type { Db, Tx } from '../db/database'
import type { AfterCommit } from '../db/unitOfWork'
import type { FileStore, PreparedFile } from '../files/fileStore'
import type { Queue } from '../shared/queue'
import type { Actor } from './actor'
import type { AnswerVersions } from './answerVersions'

export interface Api {
  readonly app: FastifyInstance
  readonly db: Db
  readonly files: FileStore
  readonly now: () => Date
  readonly timeZone: string
  readonly secret: string
  readonly reads: Pick<Queue, 'run'>
  readonly answers: AnswerVersions
}

export interface AnyCall {
  readonly db: Db
  readonly now: Date
  readonly today: IsoDate
  readonly timeZone: string
}

export interface PublicCall extends AnyCall {
  readonly address: string
  /** User-Agent as sent; empty when missing. */
  readonly agent: string
}

export interface ReadCall extends AnyCall {
  readonly actor: Actor
}

export interface WriteCall extends ReadCall {
  readonly db: Tx
  readonly files: readonly PreparedFile[]
  readonly afterCommit: AfterCommit
  /** For errors that must not fail the answer. */
  readonly logError: (error: unknown) => void
  /** Adds rows to the bitácora; every write calls it at least once (decisions/0024). */
  readonly record: Recorder
  /** Its own transaction, kept even if the rest fails. Only for a write that locks nothing itself. */
  readonly inOwnTransaction: <T>(work: (call: WriteCall) => Promise<T>) => Promise<T>
  /** Tells that nothing had to be written, so that no row of the bitácora is expected. */
  readonly unchanged: () => void
}

/** Each method takes the call and then its input, and answers a value, never `ok` or `message`. */
export type Service = Record<string, (call: WriteCall & PublicCall, ...input: never[]) => unknown>

/** What a handler gets: authenticated, permitted, validated. A public write opens its own transaction. */
export type Call<R extends Route, S extends Shape> = (R['access'] extends 'public'
  ? PublicCall
  : R['method'] extends 'GET'
    ? ReadCall
    : WriteCall) & {
  readonly params: PathParams<R['path']>
  readonly origin: string
  readonly body: S extends { body: infer B extends TSchema } ? Static<B> : undefined
  readonly query: S extends { query: infer Q extends TSchema } ? Static<Q> : undefined
}

/** Runs before the write's transaction, so what it writes survives a rollback. */
export type BeforeWrite<R extends Route, S extends Shape> = (call: Call<R, S>) => Promise<void>

export const callNow = ({ db, now, timeZone }: Pick<Api, 'db' | 'now' | 'timeZone'>): AnyCall => {
  const moment = now()
  return { db, now: moment, today: todayIn(timeZone, moment), timeZone }
}
