import { Type, type Static, type TSchema } from '@sinclair/typebox'
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { isIdempotencyKey } from '@contract/domain/idempotency'
import { isWrite, pathNames, TEXT_PARAMS, type Route } from '@contract/http/route'
import type { EndReason } from '@contract/session/session.rules'
import { FailureSchema, Id, type Shape } from '@contract/http/schemas'
import { createRecorder, type Trail } from '../db/auditTrail'
import type { Db } from '../db/database'
import { noteFields } from '../shared/readTrace'
import { withLinksOf } from '../files/links'
import { badRequest, HttpProblem } from '../shared/problem'
import { originOf } from '../shared/origin'
import { createPulse, type Pulse } from '../db/pulse'
import { requestHash, runWrite, type AfterCommit } from '../db/unitOfWork'
import { type Actor, assertGuarded, authorize } from './actor'
import { answeredWithVersion, versionOf } from './answerVersions'
import { callNow, type AnyCall, type Api, type BeforeWrite, type Call } from './call'
import { keepTrail } from './keepTrail'
import { longAnswers } from './longAnswers'
import { receiveUpload } from './uploads'

/** `ok: true` again: the schema's type resolves too late, and a handler's `true` would widen to boolean. */
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

/** Parts of a call that may change its answer while no table changes: an answer that read one has no version. */
const NOT_IN_TABLES = { now: 'the time', address: 'the address', agent: 'the browser' } as const

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
    ...(shape.unhealthy ? { 503: shape.unhealthy } : {}),
  },
  ...(route.access === 'public' ? {} : { security: [{ bearer: [] }] }),
  tags: [route.path.split('/')[1] as string],
})

const isDryRun = ({ dryRunField }: Route, { body }: FastifyRequest): boolean =>
  dryRunField !== undefined && (body as Readonly<Record<string, unknown>> | null)?.[dryRunField] === true

const idempotencyKeyOf = (route: Route, request: FastifyRequest): string | undefined => {
  if (isDryRun(route, request)) return undefined
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
  base: AnyCall
}

/** The calls of a handler for one request: outside a transaction, or in one that also writes its rows of the bitácora. */
const callsFor = <R extends Route, S extends Shape>(
  api: Api,
  route: R,
  { request, upload, base }: Request,
) => {
  const writer = () => ({ userId: request.actor!.id, now: base.now })
  const logError = (error: unknown): void => request.log.error({ err: error }, 'a part of the call failed')
  const callOn = (db: Db, afterCommit: AfterCommit, { record, unchanged }: Trail, pulse?: Pulse) =>
    ({
      ...base,
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
      logError,
      record,
      unchanged,
      inOwnTransaction: (work: (own: Call<R, S>) => Promise<unknown>) => {
        pulse?.begin()
        return inTransaction({ ...writer(), key: undefined, hash: NO_HASH }, work)
      },
      // TypeScript does not know the route here, on which a call's contents depend; its schemas have checked them.
    }) as unknown as Call<R, S>
  const inTransaction = <T>(write: Parameters<typeof runWrite>[1], work: (own: Call<R, S>) => Promise<T>) =>
    runWrite(api.db, write, async (tx, later) => {
      const [trail, pulse] = [createRecorder(), createPulse(tx)]
      const own = callOn(tx, (task) => later(() => task().catch(logError)), trail, pulse)
      const made = await work(own).finally(pulse.end)
      await keepTrail(tx, route, trail, request, base.now)
      return made
    })
  return { writer, outside: () => callOn(api.db, () => undefined, createRecorder()), inTransaction }
}

/** Takes method, access, schemas, transaction and idempotency from the route. @throws at start when it names no access */
export function jsonRoute<R extends Route, S extends Shape>(
  api: Api,
  route: R,
  shape: S,
  handle: (call: Call<R, S>) => Promise<Answer<S>>,
  before?: BeforeWrite<R, S>,
): void {
  assertGuarded(route)
  const { app, files, secret } = api
  const inChunks = longAnswers(shape)

  const read = async (received: Request, reply: FastifyReply) => {
    const { request, base } = received
    const call = noteFields(callsFor<R, S>(api, route, received).outside(), NOT_IN_TABLES)
    const version = await versionOf(api.answers, { route, request, base })
    const sent = request.headers['if-none-match']
    // Reads no rows, so it does not wait in the queue of reads.
    if (version?.isCurrent(sent)) return reply.code(304).header('etag', sent).send()
    const answer = async () => inChunks(await answeredWithVersion(version, reply, () => handle(call)), reply)
    if (!request.actor) return await answer()
    return await api.reads.run(request.actor.signIn, answer)
  }

  const write = async (received: Request, reply: FastifyReply) => {
    const { request, upload } = received
    const { writer, outside, inTransaction } = callsFor<R, S>(api, route, received)
    await before?.(outside())
    const sent = [
      route.method,
      request.url,
      upload?.fields ?? request.body,
      upload?.files.map((file) => file.sha256),
    ]
    const key = route.notReplayed ? undefined : idempotencyKeyOf(route, request)
    const written = await inTransaction({ ...writer(), key, hash: requestHash(secret, sent) }, handle)
    return await inChunks(written, reply)
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
          return await (isWrite(route) ? write : read)({ request, upload, base: callNow(api) }, reply)
        } finally {
          if (upload) await files.discard(upload.files)
        }
      }),
  })
}
