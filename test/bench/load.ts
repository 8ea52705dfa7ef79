import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createDb, type Db } from '../../src/server/db/database'
import { createPool } from '../../src/server/db/pool'
import { fillSchool } from '../support/bench/bigSchool'
import { freshDatabase } from '../support/database/fresh'
import setUp from '../support/database/embedded.setup'
import tearDown from '../support/database/embedded.teardown'
import { apiToken } from '../support/product/client'
import { spawnProduct, temporaryDataDir } from '../support/product/spawnProduct'

/** While all of it is under way, ninety-nine payments of a hundred are answered within a second. */
const BUDGET_MS = 1_000
const SCHOOL = { cycles: 6, pupils: 4_000, current: 2_000, before: 3_000 }
const QUIET = 200
const PAUSE_MS = 20
/** As many rows as a call may ask for. */
const PAGE = 500
const [LOGINS, DOCS, PAPERS, LISTS] = [1_000, 100, 16, 4]

/** New charges, one for each payment of the load. */
const addCharges = async (db: Db, many: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO charges (student_id, cycle_id, tipo, descripcion, fecha, costo_total_centavos, monto_pagar_centavos)
    SELECT 1 + n % 2000, (SELECT max(id) FROM cycles), 'OTRO', 'UNIFORME ' || n, '2026-11-20', 45000, 45000
    FROM generate_series(1, ${many}::integer) n RETURNING id`.execute(db)
  return rows.map(({ id }) => id)
}

const busiestCuts = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM cash_cuts ORDER BY movimientos DESC LIMIT ${PAPERS}`.execute(db)
  return rows.map(({ id }) => id)
}

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] as number

interface Answer {
  /** Of HTTP; where no answer came, why. */
  status: number | string
  body: Buffer
}

/** Address of the product and the signed-in caller. */
interface Office {
  readonly address: string
  readonly token: string
}

const reasonOf = (error: unknown): string => {
  const { cause, message } = error as { cause?: { code?: string; message?: string }; message: string }
  return cause?.code ?? cause?.message ?? message
}

const headersOf = ({ token }: Office) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
})

const callOf =
  (office: Office) =>
  async (path: string, init: RequestInit = {}): Promise<Answer> => {
    try {
      const answer = await fetch(`${office.address}${path}`, { ...init, headers: headersOf(office) })
      return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) }
    } catch (error) {
      // A line that was cut is counted by its reason.
      return { status: reasonOf(error), body: Buffer.alloc(0) }
    }
  }

/** The line that a desk keeps open, and none: the payment knocks at the door first. */
const LINES = { kept: new Agent({ keepAlive: true, maxSockets: 1 }), fresh: false } as const
type Line = keyof typeof LINES

/** Pays a charge of 450 pesos. @returns ms */
const pay = (office: Office, line: Line, id: number): Promise<number> => {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(`${office.address}/api/cargos/pagar`, {
      method: 'PATCH',
      agent: LINES[line],
      headers: { ...headersOf(office), 'idempotency-key': randomUUID() },
    })
    asked.once('error', reject)
    asked.once('response', (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - start)
        else reject(new Error(`a payment answered ${String(answer.statusCode)}`))
      })
    })
    asked.end(JSON.stringify({ id, metodo_pago: 'EFECTIVO' }))
  })
}

/** What each kind of call was answered, counted. */
const tally = (answers: readonly Pick<Answer, 'status'>[]): string => {
  const counts = new Map<Answer['status'], number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, many]) => `${many} × ${status}`).join(', ')
}

/** A thousand sign-ins, a hundred descriptions of the API, sixteen large papers, four readings of a year of payments: all at once. */
const storm = async (office: Office, cuts: readonly number[]): Promise<string[]> => {
  const call = callOf(office)
  const many = <T>(count: number, make: (at: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, at) => make(at)))
  const paper = async (at: number) => {
    const { body } = await call(`/api/cortes/${cuts[at % cuts.length] as number}/documento`)
    const { documento } = JSON.parse(body.toString()) as { documento: { url: string } }
    return call(new URL(documento.url, 'http://x').pathname + new URL(documento.url, 'http://x').search)
  }
  const yearInPages = async () => {
    let bytes = 0
    for (let page = 1; ; page++) {
      const part = `desde=2025-11-22&hasta=2026-11-22&pagina=${page}&por_pagina=${PAGE}`
      const { status, body } = await call(`/api/pagos/by/fecha?${part}`)
      bytes += body.length
      if (status !== 200) return { status, bytes }
      const { total } = JSON.parse(body.toString()) as { total: number }
      if (page * PAGE >= total) return { status, bytes }
    }
  }
  const [logins, docs, papers, lists] = await Promise.all([
    many(LOGINS, (at) =>
      call('/api/auth/login', {
        method: 'POST',
        body: JSON.stringify({ user: `nadie ${at}`, password: 'Equivocada#1' }),
      }),
    ),
    many(DOCS, () => call('/api/docs/json')),
    many(PAPERS, paper),
    many(LISTS, yearInPages),
  ])
  return [
    `logins ${tally(logins)}`,
    `docs ${tally(docs)}`,
    `papers ${tally(papers)}`,
    `lists ${tally(lists)} of ${((lists[0]?.bytes ?? 0) / 1024).toFixed(0)} KB`,
  ]
}

/** The storm comes from a process of its own, so that a payment waits for the product and not for the storm's reading of its answers. */
const stormApart = async (office: Office, cuts: readonly number[]): Promise<void> => {
  const child = fork(__filename, [JSON.stringify({ office, cuts })], { execArgv: process.execArgv })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`the storm ended with ${String(code)}`)
}

const linesOf = (times: Record<Line, readonly number[]>): string =>
  (['kept', 'fresh'] as const)
    .map((line) => {
      const [half, most] = [0.5, 0.99].map((share) => percentile(times[line], share).toFixed(1))
      return `${times[line].length} on a ${line} line p50 ${half as string} ms, p99 ${most as string} ms`
    })
    .join('; ')

const measure = async (office: Office, charges: number[], cuts: readonly number[]): Promise<number> => {
  const payTwice = async (times: Record<Line, number[]>) => {
    for (const line of ['kept', 'fresh'] as const)
      times[line].push(await pay(office, line, charges.pop() as number))
  }
  const quiet: Record<Line, number[]> = { kept: [], fresh: [] }
  for (let at = 0; at < QUIET / 2; at++) await payTwice(quiet)
  const busy: Record<Line, number[]> = { kept: [], fresh: [] }
  let over = false
  const start = performance.now()
  const answered = stormApart(office, cuts).finally(() => (over = true))
  while (!over) {
    await payTwice(busy)
    await sleep(PAUSE_MS)
  }
  await answered
  console.log(`payments, quiet: ${linesOf(quiet)}`)
  console.log(`in the storm of ${((performance.now() - start) / 1000).toFixed(1)} s: ${linesOf(busy)}`)
  const [calm, wild] = [quiet, busy].map(({ kept, fresh }) => percentile([...kept, ...fresh], 0.99)) as [
    number,
    number,
  ]
  console.log(
    `together p99 ${wild.toFixed(1)} ms (budget ${BUDGET_MS}), ${(wild / calm).toFixed(1)} times the quiet one`,
  )
  return wild
}

const main = async (): Promise<void> => {
  Object.assign(globalThis, { TEST_DATABASE: 'embedded' })
  await setUp()
  const database = await freshDatabase()
  const folder = await temporaryDataDir()
  const product = await spawnProduct({
    dataDir: folder.dataDir,
    args: ['--solo-api'],
    env: { DATABASE_URL: database.url, LOG_LEVEL: 'silent' },
  })
  const db = createDb(createPool(database.connection))
  try {
    await fillSchool(db as never, SCHOOL)
    const office = { address: product.address, token: await apiToken(product) }
    const wild = await measure(office, await addCharges(db, 5_000), await busiestCuts(db))
    process.exitCode = wild > BUDGET_MS ? 1 : 0
  } finally {
    await product.stop()
    await db.destroy()
    await database.drop()
    await folder.remove()
    await tearDown()
  }
}

const beStorm = async (given: string): Promise<void> => {
  const { office, cuts } = JSON.parse(given) as { office: Office; cuts: number[] }
  for (const line of await storm(office, cuts)) console.log(line)
}

if (require.main === module) void (process.argv[2] === undefined ? main() : beStorm(process.argv[2]))
