import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { ensureClientBuilt } from '@server/build/clientBuild'
import { readConfig } from '@server/config'
import { start, type Running } from '@server/start'
import { connectionTo, withDatabase } from '../database/address'
import { startEmbedded } from '../database/embeddedServer'
import { newDataFolder, testFolder } from '../database/testFolder'
import { PRODUCT_ADMIN } from '../product/spawnProduct'

/**
 * A process for the browser tests of one run: it holds the database server and answers for every school that a test opens. The
 * product's modules are loaded and the database started once; a school is a clone of the first one, with a port of its own.
 *
 * POST /  opens one and answers its address; PATCH /NAME makes its sessions eleven minutes old; DELETE /NAME closes it.
 */

const FIRST = 'escuela_primera'
const ROOT = path.resolve(__dirname, '../../..')

interface School {
  running: Running
  folder: string
}
const schools = new Map<string, School>()
/** Under `npm test` the client is built meanwhile; its sources are compared once. A build that fails is said by each opening. */
const client = ensureClientBuilt(ROOT, (line) => process.stderr.write(`${line}\n`))
client.catch(() => undefined)

const admin = async (server: string, ...statements: string[]): Promise<void> => {
  const client = new pg.Client(connectionTo(withDatabase(server, 'postgres')))
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

const openSchool = async (
  server: string,
  name: string,
  clientFolder: Promise<string> | null,
): Promise<School> => {
  const folder = newDataFolder()
  const running = await start({
    config: readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: withDatabase(server, name),
      ADMIN_USER: PRODUCT_ADMIN.user,
      ADMIN_PASSWORD: PRODUCT_ADMIN.password,
      SCHOOL_NAME: 'Colegio Ñuñoa de la Sierra',
    }),
    clientFolder,
    logLevel: 'error',
    tell: () => undefined,
  })
  return { running, folder }
}

const closeSchool = async ({ running, folder }: School): Promise<void> => {
  await running.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** Migrated, with its first user. Nobody sees its pages. */
const makeFirst = async (server: string): Promise<void> => {
  await admin(server, `CREATE DATABASE ${FIRST}`)
  await closeSchool(await openSchool(server, FIRST, null))
}

const clone = async (server: string): Promise<{ name: string; address: string }> => {
  const name = `escuela_${randomBytes(6).toString('hex')}`
  await admin(server, `CREATE DATABASE ${name} TEMPLATE ${FIRST} STRATEGY wal_log`)
  const school = await openSchool(server, name, client)
  schools.set(name, school)
  return { name, address: school.running.address }
}

/** As if everybody had signed in, and proved who they are, eleven minutes ago. */
const age = async (name: string): Promise<object> => {
  await sql`UPDATE sign_ins SET proved_at = proved_at - interval '11 minutes'`.execute(
    (schools.get(name) as School).running.db,
  )
  return {}
}

const close = async (server: string, name: string): Promise<object> => {
  const school = schools.get(name)
  if (!school) throw new Error(`no school ${name}`)
  schools.delete(name)
  await closeSchool(school)
  await admin(server, `DROP DATABASE ${name} WITH (FORCE)`)
  return {}
}

const serve = async (): Promise<void> => {
  const folder = testFolder()
  const { address: server, stop } = await startEmbedded(folder)
  // It goes with the run, however that ends.
  process.stdin.resume().on('end', () => {
    const all = [...schools.values()].map(closeSchool)
    void Promise.allSettled(all)
      .then(stop)
      .finally(() => process.exit())
  })
  const first = makeFirst(server)
  first.catch(() => undefined)
  const control = createServer(({ method, url = '' }, response) => {
    const name = url.slice(1)
    const works: Record<string, () => Promise<object>> = {
      POST: () => first.then(() => clone(server)),
      PATCH: () => age(name),
      DELETE: () => close(server, name),
    }
    const work = (works[method as string] as () => Promise<object>)()
    work.then(
      (answer) => response.end(JSON.stringify(answer)),
      (error: unknown) => response.writeHead(500).end(String((error as Error).stack)),
    )
  })
  control.listen(0, '127.0.0.1', () => {
    process.stdout.write(`http://127.0.0.1:${(control.address() as AddressInfo).port}\n`)
  })
}

void serve()
