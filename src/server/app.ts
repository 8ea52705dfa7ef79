import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify'
import type pg from 'pg'
import type { Db } from './db/database'
import { noted } from './shared/readTrace'
import { createDisk, type Disk } from './disk'
import type { FileStore } from './files/fileStore'
import { createAnswerVersions } from './http/answerVersions'
import { foreignOrigin, installAssets, isScreenPath, type ClientConfig, sendShell } from './http/assets'
import { installAuthentication } from './http/actor'
import { keepForbidden } from './modules/session/forbidden'
import { installBodies } from './http/bodies'
import { createDocsLinks, installDocs } from './http/docs'
import { installErrors, refuseRaw, unknownAddress, unreadableAddress } from './http/errors'
import { type Queue, createQueue } from './shared/queue'
import { installHeaders } from './http/headers'
import { multipartOptions } from './http/uploads'
import { compileSerializer, compileValidator } from './http/validation'
import { filesPlugin } from './modules/files/files.plugin'
import { holderRemains } from './modules/files/files.queries'
import { createLetterhead, type Letterhead } from './modules/school/letterhead'
import { schoolLogoPlugin } from './modules/school/school.plugin'
import { metricsPlugin } from './modules/system/metrics'
import { familyLinksOf } from './modules/familyPage/links'
import { familyWebPlugin } from './modules/familyPage/webPages'
import { livePlugin } from './modules/live/live.plugin'
import { createLiveService } from './modules/live/live.service'
import { createLoginQueue } from './modules/session/guessing'
import { installModules } from './plugins'
import { sendMessages } from './background/sending'
import { buildServices, type ServiceDeps, type Services } from './services'
import { createPaperQueue, createPapers, type PaperSettings } from './pdf/documents'
import { createDrawing } from './pdf/drawing'
import { createSealer, type Sealer } from './security/sealer'
import { createAfterwards, type Afterwards } from './shared/afterwards'
import { HttpProblem, tryAgain } from './shared/problem'

/** Half of the pool's connections: the others stay for writes, sign-ins and the lookup of sessions. */
const READS_AT_ONCE = 5
/** Reads of one sign-in at once: a user who opens a year of payments in ten windows must not make the others wait. */
const OF_ONE_SIGN_IN = 3

const tooMany = (own: boolean): HttpProblem =>
  own
    ? tryAgain(429, 'Ya hay muchas consultas tuyas en curso. Espera a que terminen.', 2)
    : tryAgain(503, 'Hay muchas consultas en curso. Intenta de nuevo en un momento.', 2)

/** Reads queue before they take a connection, so that none of them can hold up a payment (decisions/0037). */
const createReadQueue = (): Queue =>
  createQueue({
    atOnce: READS_AT_ONCE,
    callerAtOnce: OF_ONE_SIGN_IN,
    ofCaller: 200,
    inLane: 1_000,
    within: 30_000,
    full: tooMany,
  })

const refuseWhenClosing = (app: FastifyInstance): void => {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', async () => {
    if (!closing) return
    throw new HttpProblem(503, 'El servidor se está cerrando. Intenta de nuevo en un momento.', undefined, {
      'retry-after': '5',
      connection: 'close',
    })
  })
}

export interface AppDeps {
  db: Db
  /** To LISTEN on: never through PgBouncer. */
  connection: pg.PoolConfig
  files: FileStore
  now: () => Date
  schoolName: string
  papers?: PaperSettings
  timeZone: string
  secret: string
  /** Same on all processes of this database: it keys the hashes of idempotent requests, and another process may receive the retry. */
  sharedSecret: string
  /** Seals second factors; made of `sharedSecret` when missing (tests). */
  sealer?: Sealer
  afterwards?: Afterwards
  mail?: ServiceDeps['mail']
  backups?: ServiceDeps['backups']
  sends?: boolean
  /** Proxies whose `X-Forwarded-For` is trusted; missing means only this machine. */
  trustedProxy?: string
  /** Milliseconds to receive a JSON body (tests). */
  bodyWithin?: number
  logger?: FastifyServerOptions['logger']
  pool?: pg.Pool
  metricsToken?: string | undefined
  publicDocs?: boolean
  disk?: Disk
  client?: { folder: string; config: ClientConfig }
}

/** Bytes; uploads have limits of their own (decisions/domain/files#kinds). */
const MAX_JSON_BYTES = 1_000_000

/** Milliseconds: a slower client is holding the connection open on purpose. */
const HEADERS_WITHIN_MS = 20_000

interface Shared {
  letterhead: Letterhead
  services: Services
  disk: Disk
  paperQueue: Queue
  reads: Queue
}

const installApi = async (
  app: FastifyInstance,
  deps: AppDeps,
  { letterhead, services, disk, paperQueue: queue, reads }: Shared,
): Promise<void> => {
  const { db, files, timeZone, secret } = deps
  const now = noted('the time', deps.now)
  const drawing = createDrawing()
  app.addHook('onClose', () => drawing.close())
  const papers = createPapers(app, {
    secret,
    // Not `now`, which notes that the time was read: links change each half hour only, and an answer's version names the half hour.
    now: deps.now,
    letterhead,
    publicUrl: deps.papers?.publicUrl ?? null,
    queue,
    drawing,
    remains: (holder) => holderRemains(db, holder, now()),
  })
  const docs = createDocsLinks(deps.sharedSecret, now)
  const actorOf = (token: string) => services.session.actorOf({ db, now: now() }, token)
  await installDocs(app, {
    schoolName: letterhead.name,
    isPublic: deps.publicDocs ?? false,
    links: docs,
    remains: papers.remains,
    actorOf,
  })
  await app.register(
    async (scope) => {
      installAuthentication(scope, actorOf, (token) => services.session.endOf({ db }, token))
      keepForbidden(scope, db, now)
      // Most answers contain names of children, so browsers may not store them; the client keeps them in memory and asks with their ETag.
      scope.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
        reply.header('vary', 'authorization, accept-encoding')
      })
      const answers = createAnswerVersions(db, deps)
      const api = { app: scope, db, files, now, timeZone, secret: deps.sharedSecret, reads, answers }
      installModules(api, papers, services, { disk, docs })
      if (deps.sends) sendMessages(app, { ...deps, services, letterhead, papers })
      livePlugin(api, createLiveService({ connection: deps.connection, db, now, log: app.log }))
    },
    { prefix: '/api' },
  )
  await familyWebPlugin(app, { ...deps, reads, service: services.familyPage, letterhead })
}

const letterheadOf = ({ db, files, schoolName, papers }: AppDeps): Letterhead => {
  const environment = { nombre: schoolName, direccion: papers?.address ?? null, logo: papers?.logo ?? null }
  return createLetterhead({ db, files, environment })
}

export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: deps.logger ?? false,
    genReqId: () => randomUUID(),
    bodyLimit: MAX_JSON_BYTES,
    // A proxy that adds TLS runs on this machine or at TRUSTED_PROXY; from others the header could be forged.
    trustProxy: deps.trustedProxy ?? 'loopback',
    requestTimeout: 15 * 60_000,
    http: { headersTimeout: HEADERS_WITHIN_MS, connectionsCheckingInterval: 5_000 },
    clientErrorHandler: refuseRaw,
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => {
      const { status, body } = unreadableAddress()
      void (reply as unknown as FastifyReply).code(status).send(body)
    },
  })
  app.removeContentTypeParser('text/plain')
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(compileSerializer)
  const disk = deps.disk ?? createDisk([])
  installErrors(app, disk.noteFull)
  refuseWhenClosing(app)
  const { client } = deps
  await installHeaders(app, client ? foreignOrigin(client.config.api) : null)
  await app.register(etag, { weak: true })
  await app.register(compress, {
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  await app.register(multipart, multipartOptions)
  installBodies(app, deps.bodyWithin)
  const { db, now, pool, metricsToken: token } = deps
  const logins = createLoginQueue()
  const paperQueue = createPaperQueue()
  const reads = createReadQueue()
  metricsPlugin(app, { db, now, disk, queues: { login: logins, papers: paperQueue, reads }, pool, token })
  const letterhead = letterheadOf(deps)
  const sealer = deps.sealer ?? createSealer(deps.sharedSecret)
  const afterwards =
    deps.afterwards ??
    createAfterwards((error) => app.log.warn({ err: error }, 'a refusal could not be kept'))
  // Rows still to be written, such as that of a refused sign-in, are written before the database closes.
  app.addHook('onClose', () => afterwards.drain())
  const familyLinks = familyLinksOf(deps.papers?.publicUrl ?? null, deps)
  const services = buildServices({ ...deps, letterhead, logins, sealer, afterwards, familyLinks })
  await installApi(app, deps, { letterhead, services, disk, paperQueue, reads })
  filesPlugin(app, deps.db, deps.files, deps.now)
  schoolLogoPlugin(app, letterhead)
  if (client) await installAssets(app, client.folder, client.config, letterhead.mark)
  app.setNotFoundHandler(async (request, reply) => {
    if (client && isScreenPath(request.method, request.url)) return sendShell(reply)
    const problem = unknownAddress()
    return reply.code(problem.status).send(problem.body())
  })
  return app
}
