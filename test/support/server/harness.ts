import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { hashSync } from '@node-rs/argon2'
import type { Grant } from '@contract/http/route'
import { ACTIONS, MODULES } from '@contract/domain/permissions'
import { buildApp, type AppDeps } from '@server/app'
import { buildServices, type Services } from '@server/services'
import { createDb, type Db } from '@server/db/database'
import { createPool } from '@server/db/pool'
import { createFileStore, type FileStore } from '@server/files/fileStore'
import { createLetterhead } from '@server/modules/school/letterhead'
import { createSealer } from '@server/security/sealer'
import { createAfterwards } from '@server/shared/afterwards'
import { createLoginQueue } from '@server/modules/session/guessing'
import { freshDatabase } from '../database/fresh'

// Answers are read by the tests themselves: a wrong guess about their shape fails there.
type Json = any

export interface Answer {
  status: number
  body: Json
  headers: LightMyRequestResponse['headers']
  raw: LightMyRequestResponse
}

export interface SendOptions {
  /** Idempotency-Key */
  key?: string
  headers?: Record<string, string>
}

export interface TestFile {
  field?: string
  name: string
  type?: string
  content: Buffer
}

/** A caller: signed in, or anonymous when `token` is empty. */
export interface Caller {
  token: string
  get(url: string, options?: SendOptions): Promise<Answer>
  post(url: string, body?: unknown, options?: SendOptions): Promise<Answer>
  patch(url: string, body?: unknown, options?: SendOptions): Promise<Answer>
  delete(url: string, body?: unknown, options?: SendOptions): Promise<Answer>
  form(
    method: 'POST' | 'PATCH',
    url: string,
    fields: Record<string, string>,
    files?: TestFile[],
    options?: SendOptions,
  ): Promise<Answer>
}

export interface TestServer {
  app: FastifyInstance
  /** As the owner of the database: tests do what the application may not. */
  db: Db
  /** How the server itself connects. */
  connection: pg.PoolConfig
  /** How it listens. */
  direct: pg.PoolConfig
  /** How the owner of the database does. */
  owner: pg.PoolConfig
  services: Services
  files: FileStore
  folder: string
  /** What the server takes for now; tests move it. */
  clock: { now: Date }
  /** Holds all 52 pairs. */
  admin: Caller
  anonymous: Caller
  /** A new user whose role holds exactly these pairs. */
  userWith(grants: readonly Grant[]): Promise<Caller>
  signIn(user: string, password: string): Promise<Caller>
  /** When the rows are there that no answer waits for. */
  settled(): Promise<void>
  /** The caller of a token from an answer. */
  as(token: string): Caller
  close(): Promise<void>
}

export const ADMIN = { user: 'directora', password: 'Direccion#2026' }
const PASSWORD = 'Ventana#Azul1'
/** The product's own costs a core for 30 ms, on purpose; who gets a password over the API has that one in tests too. */
const quickHash = (password: string): string =>
  hashSync(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
const HASHES = { [ADMIN.password]: quickHash(ADMIN.password), [PASSWORD]: quickHash(PASSWORD) }
/** A school day in the middle of the cycle that `aCycle` builds. */
export const SCHOOL_DAY = '2026-09-15T16:00:00.000Z'

const BOUNDARY = 'frontera-de-prueba'

const multipartBody = (fields: Record<string, string>, files: TestFile[]): Buffer =>
  Buffer.concat([
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    ...files.flatMap(({ field = 'file', name, type = 'application/octet-stream', content }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])

const callerOf = (app: FastifyInstance, token: string): Caller => {
  const send = async (
    method: InjectOptions['method'],
    url: string,
    payload?: unknown,
    options: SendOptions = {},
    type = 'application/json',
  ) => {
    const raw = await app.inject({
      method: method as 'GET',
      url: `/api${url}`,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(payload === undefined ? {} : { 'content-type': type }),
        ...(options.key ? { 'idempotency-key': options.key } : {}),
        ...options.headers,
      },
      ...(payload === undefined
        ? {}
        : { payload: Buffer.isBuffer(payload) ? payload : JSON.stringify(payload) }),
    })
    // A 304 has no body; a compressed one is for the test to open.
    const isReadable = raw.payload !== '' && !raw.headers['content-encoding']
    const isJson = isReadable && String(raw.headers['content-type']).includes('json')
    return { status: raw.statusCode, body: isJson ? raw.json() : raw.body, headers: raw.headers, raw }
  }
  return {
    token,
    get: (url, options) => send('GET', url, undefined, options),
    post: (url, body, options) => send('POST', url, body, options),
    patch: (url, body, options) => send('PATCH', url, body, options),
    delete: (url, body, options) => send('DELETE', url, body, options),
    form: (method, url, fields, files = [], options = {}) =>
      send(method, url, multipartBody(fields, files), options, `multipart/form-data; boundary=${BOUNDARY}`),
  }
}

const EVERYTHING: Grant[] = Object.keys(MODULES).flatMap((module) =>
  Object.keys(ACTIONS).map((action) => [module, action] as Grant),
)

/** A user with a role of their own, as the product would have made both. */
const addUser = async (
  db: Db,
  name: string,
  roleName: string,
  grants: readonly Grant[],
  password = ADMIN.password,
): Promise<void> => {
  const role = await db
    .insertInto('roles')
    .values({ name: roleName })
    .returning('id')
    .executeTakeFirstOrThrow()
  const pairs = grants.map(([module, action]) => ({
    role_id: role.id,
    module_id: MODULES[module],
    permission_id: ACTIONS[action],
  }))
  if (pairs.length > 0) await db.insertInto('role_permissions').values(pairs).execute()
  await db
    .insertInto('users')
    .values({ name, password_hash: HASHES[password] as string, role_id: role.id })
    .execute()
}

/** Rows only: what processes make of them is tested with real ones (server/backup/drill, product/backup). */
const backupsIn = (folder: string): AppDeps['backups'] => {
  const place = { backupDir: path.join(folder, 'respaldos'), dataDir: folder }
  const settings = { ...place, backupHour: 3, backupPassphrase: undefined, backupPlain: false }
  return { settings, jobs: { start: () => undefined } }
}

/** The real server on a database and a folder of its own, without a socket. */
export const startServer = async (over: Partial<AppDeps> = {}): Promise<TestServer> => {
  const database = await freshDatabase()
  const db = createDb(createPool(database.connection))
  const own = createDb(createPool(database.application))
  const folder = await mkdtemp(path.join(tmpdir(), 'escuela-prueba-'))
  const clock = { now: new Date(SCHOOL_DAY) }
  const now = () => clock.now
  const files = await createFileStore({ directory: folder, secret: 's'.repeat(32), now, db: own })
  await addUser(db, ADMIN.user, 'ADMINISTRADOR', EVERYTHING)
  const afterwards = createAfterwards((error) => void process.stderr.write(`${String(error)}\n`))
  const app = await buildApp({
    afterwards,
    db: own,
    connection: database.direct,
    files,
    now,
    schoolName: 'Colegio de Prueba',
    timeZone: 'America/Mexico_City',
    secret: 's'.repeat(32),
    sharedSecret: 's'.repeat(32),
    backups: backupsIn(folder),
    ...over,
  })
  await app.ready()
  const anonymous = callerOf(app, '')
  const signIn = async (user: string, password: string) => {
    const { body } = await anonymous.post('/auth/login', { user, password })
    if (!body.token) throw new Error(`no session for ${user}: ${JSON.stringify(body)}`)
    return callerOf(app, body.token)
  }
  let users = 0
  const userWith = async (grants: readonly Grant[]) => {
    const name = `usuario ${++users}`
    await addUser(db, name, `ROL ${users}`, grants, PASSWORD)
    return signIn(name, PASSWORD)
  }
  const letterhead = createLetterhead({
    db,
    files,
    environment: { nombre: 'Colegio de Prueba', direccion: null, logo: null },
  })
  return {
    app,
    db,
    connection: database.application,
    direct: database.direct,
    owner: database.connection,
    services: buildServices({
      db: own,
      files,
      letterhead,
      sharedSecret: 's'.repeat(32),
      logins: createLoginQueue(),
      sealer: createSealer('s'.repeat(32)),
      afterwards,
    }),
    files,
    folder,
    clock,
    admin: await signIn(ADMIN.user, ADMIN.password),
    anonymous,
    userWith,
    signIn,
    settled: () => afterwards.drain(),
    as: (token) => callerOf(app, token),
    close: async () => {
      await app.close()
      await own.destroy()
      await db.destroy()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
