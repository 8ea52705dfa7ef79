import { Type, type Static, type TSchema } from '@sinclair/typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { isIdempotencyKey } from '@contract/domain/idempotency'
import { todayIn, type IsoDate } from '@contract/domain/dates'
import { isWrite, pathNames, TEXT_PARAMS, type PathParams, type Route } from '@contract/http/route'
import type { EndReason } from '@contract/session/session.rules'
import { FailureSchema, Id, type Shape } from '@contract/http/schemas'
import { createRecorder, type Recorder, type Trail } from '../db/auditTrail'
import type { Db, Tx } from '../db/database'
import { noteFields } from '../shared/readTrace'
import type { FileStore, PreparedFile } from '../files/fileStore'
import { withLinksOf } from '../files/links'
import { type Actor, assertGuarded, authorize } from './actor'
import { answeredWithVersion, versionOf, type AnswerVersions } from './answerVersions'
import { keepTrail } from './keepTrail'
import { longAnswers } from './longAnswers'
import { badRequest, HttpProblem } from '../shared/problem'
import type { Queue } from '../shared/queue'
import { receiveUpload } from './uploads'
import { originOf } from '../shared/origin'
import { createPulse, type Pulse } from '../db/pulse'
import { requestHash, runWrite, type AfterCommit } from '../db/unitOfWork'

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
  /** Every write calls it at least once (decisions/0024). */
  readonly record: Recorder
  /** A transaction of its own that is kept if the rest fails. Only for a write that locks nothing itself. */
  readonly apart: <T>(work: (call: WriteCall) => Promise<T>) => Promise<T>
  /** Call it when nothing had to be written, so that the missing row of the bitácora is no error. */
  readonly unchanged: () => void
}

/** Each method takes the call and then its input, and answers a value, never `ok` or `message`. */
export type Service = Record<string, (call: WriteCall & PublicCall, ...input: never[]) => unknown>

/** Authenticated, permitted and validated. A public write opens its own transaction. */
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

/** Runs before the write's transaction: what it writes stays when that is rolled back. */
export type Before<R extends Route, S extends Shape> = (call: Call<R, S>) => Promise<void>

export const callNow = ({ db, now, timeZone }: Pick<Api, 'db' | 'now' | 'timeZone'>): AnyCall => {
  const moment = now()
  return { db, now: moment, today: todayIn(timeZone, moment), timeZone }
}

/** `ok: true` is repeated beside the schema's type: that one resolves too late, and a handler's `true` would widen to boolean. */
type Answer<S extends Shape> = Static<S['response']> & { ok: true }

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    ended: EndReason | null
  }
  interface FastifyContextConfig {
    route?: Route
    form?: TSchema
  }
}

const NO_HASH = Buffer.alloc(0)

/** Parts of a call that may change its answer although no table has changed. An answer that read one of them has no version. */
const UNTOLD = { now: 'the time', address: 'the address', agent: 'the browser' } as const

const isText = (name: string): boolean => TEXT_PARAMS.some((word) => word === name)

const paramsSchema = (path: string): TSchema =>
  Type.Object(Object.fromEntries(pathNames(path).map((name) => [name, isText(name) ? Type.String() : Id()])))

export const routeSchema = (route: Route, shape: Shape): FastifySchema => ({
  params: paramsSchema(route.path),
  ...(shape.body && !route.upload ? { body: shape.body } : {}),
  ...(shape.query ? { querystring: shape.query } : {}),
  response: {
    200: shape.response,
    '4xx': FailureSchema,
    '5xx': FailureSchema,
    ...(shape.unwell ? { 503: shape.unwell } : {}),
  },
  ...(route.access === 'public' ? {} : { security: [{ bearer: [] }] }),
  tags: [route.path.split('/')[1] as string],
})

const isTrial = ({ trial }: Route, { body }: FastifyRequest): boolean =>
  trial !== undefined && (body as Readonly<Record<string, unknown>> | null | undefined)?.[trial] === true

const idempotencyKeyOf = (route: Route, request: FastifyRequest): string | undefined => {
  if (isTrial(route, request)) return undefined
  const key = request.headers['idempotency-key']
  if (key === undefined) {
    if (route.idempotent)
      throw badRequest('Falta el encabezado Idempotency-Key: sin él un reintento cobraría dos veces.')
    return undefined
  }
  if (typeof key !== 'string' || !isIdempotencyKey(key))
    throw badRequest('El encabezado Idempotency-Key no es válido.')
  return key
}

interface Request {
  request: FastifyRequest
  upload: Awaited<ReturnType<typeof receiveUpload>> | null
  standing: AnyCall
}

/** How a handler is called for one request: outside a transaction, or in one that keeps its rows of the bitácora. */
const callsFor = <R extends Route, S extends Shape>(
  api: Api,
  route: R,
  { request, upload, standing }: Request,
) => {
  const writer = () => ({ userId: request.actor!.id, now: standing.now })
  const logFailure = (work: () => Promise<void>) => () =>
    work().catch((error: unknown) => request.log.error({ err: error }, 'work after the commit failed'))
  const callOn = (db: Db, afterCommit: AfterCommit, { record, unchanged }: Trail, pulse?: Pulse) =>
    ({
      ...standing,
      params: request.params,
      origin: originOf(request),
      body: upload ? upload.fields : request.body,
      query: request.query,
      files: upload ? upload.files : [],
      actor: request.actor,
      db,
      address: request.ip,
      agent: request.headers['user-agent'] ?? '',
      afterCommit,
      record,
      unchanged,
      apart: (work: (own: Call<R, S>) => Promise<unknown>) => {
        pulse?.begin()
        return inTransaction({ ...writer(), key: undefined, hash: NO_HASH }, work)
      },
    }) as unknown as Call<R, S>
  const inTransaction = <T>(write: Parameters<typeof runWrite>[1], work: (own: Call<R, S>) => Promise<T>) =>
    runWrite(api.db, write, async (tx, later) => {
      const [trail, pulse] = [createRecorder(), createPulse(tx)]
      const made = await work(callOn(tx, (each) => later(logFailure(each)), trail, pulse)).finally(pulse.end)
      await keepTrail(tx, route, trail, request, standing.now)
      return made
    })
  return { writer, outside: () => callOn(api.db, () => undefined, createRecorder()), inTransaction }
}

/** Method, access, schemas, transaction and idempotency come from the route. @throws at start when it names no access */
export function contractRoute<R extends Route, S extends Shape>(
  api: Api,
  route: R,
  shape: S,
  handle: (call: Call<R, S>) => Promise<Answer<S>>,
  before?: Before<R, S>,
): void {
  assertGuarded(route)
  const { app, files, secret } = api
  const inPieces = longAnswers(shape)

  const read = async (told: Request, reply: FastifyReply) => {
    const { request, standing } = told
    const call = noteFields(callsFor<R, S>(api, route, told).outside(), UNTOLD)
    const version = await versionOf(api.answers, { route, request, standing })
    const sent = request.headers['if-none-match']
    // It reads no rows, so it takes no place among the reads.
    if (version?.isCurrent(sent)) return reply.code(304).header('etag', sent).send()
    const answer = async () => inPieces(await answeredWithVersion(version, reply, () => handle(call)), reply)
    if (!request.actor) return await answer()
    return await api.reads.run(request.actor.signIn, answer)
  }

  const write = async (told: Request, reply: FastifyReply) => {
    const { request, upload } = told
    const { writer, outside, inTransaction } = callsFor<R, S>(api, route, told)
    await before?.(outside())
    const sent = [
      route.method,
      request.url,
      upload?.fields ?? request.body,
      upload?.files.map((file) => file.sha256),
    ]
    const key = route.unkept ? undefined : idempotencyKeyOf(route, request)
    const written = await inTransaction({ ...writer(), key, hash: requestHash(secret, sent) }, handle)
    return await inPieces(written, reply)
  }

  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { route, ...(route.upload && shape.body ? { form: shape.body } : {}) },
    schema: routeSchema(route, shape),
    onRequest: authorize(route, api.now),
    preValidation: async (request) => {
      if (!route.upload && request.isMultipart()) throw new HttpProblem(415, 'Esta llamada se hace con JSON.')
      idempotencyKeyOf(route, request)
    },
    handler: (request, reply) =>
      withLinksOf(request.actor, async () => {
        if (route.sensitive) reply.header('cache-control', 'no-store')
        const upload = route.upload ? await receiveUpload(request, route.upload, shape.body, files) : null
        try {
          return await (isWrite(route) ? write : read)({ request, upload, standing: callNow(api) }, reply)
        } finally {
          if (upload) await files.discard(upload.files)
        }
      }),
  })
}
