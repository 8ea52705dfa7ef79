import { once } from 'node:events'
import { Agent, createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import type pg from 'pg'
import { createDb } from '../../src/server/db/database'
import { createPatientPool, createPool } from '../../src/server/db/pool'
import { fillSchool } from '../support/bench/bigSchool'
import { at } from '../support/bench/paying'
import { LAST_DAY } from '../support/bench/schoolDays'
import setUp from '../support/database/embedded.setup'
import tearDown from '../support/database/embedded.teardown'
import { recordStatements, type Statement } from '../support/database/statements'
import { startServer, type TestServer } from '../support/server/harness'
import { openOffice } from '../support/server/office'

/** «Nothing changed», ms. */
const BUDGET_304_MS = 5
const SCHOOL = { cycles: 3, pupils: 5_000, current: 2_000, before: 1_500 }
const LISTS = ['/alumnos/historial', '/morosos', '/padres/all']
const CALLERS = 8
const ROUNDS = 12
const PAYMENTS = 800
const WARM = 60

const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })

interface Answer {
  ms: number
  bytes: number
  status: number
  headers: IncomingHttpHeaders
}

const get = (url: string, headers: Record<string, string> = {}): Promise<Answer> => {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    request(url, { agent, headers })
      .once('error', reject)
      .once('response', (answer) => {
        let bytes = 0
        answer.on('data', (piece: Buffer) => (bytes += piece.length))
        answer.once('end', () =>
          resolve({
            ms: performance.now() - start,
            bytes,
            status: answer.statusCode as number,
            headers: answer.headers,
          }),
        )
      })
      .end()
  })
}

/** The same statements and JSON of their rows, without anything else. */
const bareServer = async (pool: pg.Pool, statementsOf: (path: string) => readonly Statement[]) => {
  const bare = createServer((asked, answer) => {
    const work = async () => {
      const client = await pool.connect()
      const rows: unknown[] = []
      try {
        for (const { text, values } of statementsOf(asked.url as string))
          rows.push((await client.query(text, values)).rows)
      } finally {
        client.release()
      }
      answer.setHeader('content-type', 'application/json').end(JSON.stringify(rows))
    }
    void work()
  })
  bare.listen(0, '127.0.0.1')
  await once(bare, 'listening')
  return bare
}

const addressOf = (server: { address: () => AddressInfo | string | null }): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const median = (times: readonly number[]): number =>
  at(
    [...times].sort((a, b) => a - b),
    0.5,
  )

/** By eight callers at once, in turns, so that all feel the same machine. */
const compare = async (server: TestServer, list: string): Promise<string> => {
  const own = addressOf(server.app.server)
  const signed = { authorization: `Bearer ${server.admin.token}` }
  const first = await get(`${own}/api${list}`, signed)
  if (first.status !== 200) throw new Error(`${list} answered ${first.status}`)
  const asked = await recordStatements(() => get(`${own}/api${list}`, signed))
  // The session and the version are the product's own.
  const statements = asked.filter(({ text }) => !/"?sessions"?|tag_changes/.test(text))
  const pool = createPool(server.connection)
  const bare = await bareServer(pool, () => statements)
  const known = { ...signed, 'if-none-match': first.headers.etag as string }
  const times = { list: [] as number[], bare: [] as number[], known: [] as number[], alone: [] as number[] }
  const atOnce = async (into: number[], url: string, headers: Record<string, string>, status: number) => {
    const answers = await Promise.all(Array.from({ length: CALLERS }, () => get(url, headers)))
    for (const each of answers) {
      if (each.status !== status) throw new Error(`${url} answered ${each.status}, not ${status}`)
      into.push(each.ms)
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    await atOnce(times.bare, `${addressOf(bare)}${list}`, {}, 200)
    await atOnce(times.list, `${own}/api${list}`, signed, 200)
    await atOnce(times.known, `${own}/api${list}`, known, 304)
    times.alone.push((await get(`${own}/api${list}`, known)).ms)
  }
  bare.close()
  await pool.end()
  const [whole, raw, same] = [median(times.list), median(times.bare), median(times.known)]
  const alone = median(times.alone)
  console.log(
    `${list}: ${CALLERS} callers: ${whole.toFixed(1)} ms, the same ${statements.length} statements and JSON ${raw.toFixed(1)} ms, ` +
      `ratio ${(whole / raw).toFixed(2)}; «nothing changed» ${same.toFixed(1)} ms, ratio ${(same / raw).toFixed(2)}; ` +
      `one caller ${alone.toFixed(1)} ms (budget ${BUDGET_304_MS})`,
  )
  return alone <= BUDGET_304_MS ? '' : list
}

/** Payments with the record of changes and without it, in turns of one run. */
const writeCost = async (server: TestServer): Promise<void> => {
  const owner = createDb(createPatientPool(server.owner))
  const { rows } = await sql<{ name: string; trigger: string }>`
    SELECT tgrelid::regclass::text AS name, tgname AS trigger FROM pg_trigger WHERE tgname LIKE 'tag_changes_%'`.execute(
    owner,
  )
  const follow = (on: boolean) =>
    sql
      .raw(
        rows
          .map(({ name, trigger }) => `ALTER TABLE ${name} ${on ? 'ENABLE' : 'DISABLE'} TRIGGER ${trigger}`)
          .join(';'),
      )
      .execute(owner)
  const office = openOffice(server)
  const { rows: charges } = await sql<{ id: number }>`
    INSERT INTO charges (student_id, cycle_id, tipo, descripcion, fecha, costo_total_centavos, monto_pagar_centavos)
    SELECT 1 + n % 2000, (SELECT max(id) FROM cycles), 'OTRO', 'UNIFORME ' || n, ${LAST_DAY}::date, 45000, 45000
    FROM generate_series(1, ${2 * PAYMENTS}::integer) n RETURNING id`.execute(owner)
  const times = { on: [] as number[], off: [] as number[] }
  const TURN = PAYMENTS / 4
  for (let turn = 0; turn < 8; turn++) {
    const into = turn % 2 === 0 ? times.on : times.off
    await follow(turn % 2 === 0)
    for (const [place, { id }] of charges.splice(0, TURN).entries()) {
      const start = performance.now()
      const { status, body } = await office.pay(id, {}, `clave ${id}`)
      if (status !== 200) throw new Error(`a payment answered ${status}: ${JSON.stringify(body)}`)
      // Connections learn anew which triggers there are.
      if (place >= WARM) into.push(performance.now() - start)
    }
  }
  await owner.destroy()
  const perSecond = (all: readonly number[]) => (1000 * all.length) / all.reduce((sum, ms) => sum + ms, 0)
  console.log(
    `payments: ${median(times.on).toFixed(2)} ms and ${perSecond(times.on).toFixed(0)} a second with the record of changes, ` +
      `${median(times.off).toFixed(2)} ms and ${perSecond(times.off).toFixed(0)} a second without`,
  )
}

/** What a payment costs for each other desk that shows the pending charges: all of them again, or the one that changed. */
const otherDesk = async (server: TestServer): Promise<void> => {
  const list = `${addressOf(server.app.server)}/api/cargos/pendientes/all`
  const owner = createDb(createPatientPool(server.owner))
  const { rows: charges } = await sql<{ id: number }>`
    WITH emptied AS (UPDATE charges SET cancelled_at = now(), cancelled_by = 1, motivo_cancelacion = 'X' WHERE estado = 'PENDIENTE')
    INSERT INTO charges (student_id, cycle_id, tipo, descripcion, fecha, costo_total_centavos, monto_pagar_centavos)
    SELECT 1 + n % 2000, (SELECT max(id) FROM cycles), 'OTRO', 'UNIFORME ' || n, ${LAST_DAY}::date, 45000, 45000
    FROM generate_series(1, 5000) n RETURNING id`.execute(owner)
  await sql`ANALYZE charges`.execute(owner)
  await owner.destroy()
  const office = openOffice(server)
  const headers = { authorization: `Bearer ${server.admin.token}`, 'accept-encoding': 'br' }
  const taken = { whole: [] as number[][], byIds: [] as number[][] }
  for (const [turn, { id }] of charges.slice(0, 80).entries()) {
    const { status } = await office.pay(id, {}, `otra caja ${id}`)
    if (status !== 200) throw new Error(`a payment answered ${status}`)
    const isWhole = turn % 2 === 0
    const before = process.cpuUsage()
    const { ms, bytes } = await get(isWhole ? list : `${list}?ids=${id}`, headers)
    const { user, system } = process.cpuUsage(before)
    ;(isWhole ? taken.whole : taken.byIds).push([ms, (user + system) / 1000, bytes / 1024])
  }
  for (const [name, each] of Object.entries(taken)) {
    const [ms, cpu, kb] = [0, 1, 2].map((place) => median(each.map((values) => values[place]!)).toFixed(2))
    console.log(
      `5,000 pending charges after a payment, ${name}: ${kb} KB, ${ms} ms, ${cpu} ms of this process`,
    )
  }
}

const main = async (): Promise<void> => {
  Object.assign(globalThis, { TEST_DATABASE: 'embedded' })
  await setUp()
  const server = await startServer()
  try {
    server.clock.now = new Date(`${LAST_DAY}T18:00:00.000Z`)
    const owner = createDb(createPatientPool(server.owner))
    await fillSchool(owner as never, SCHOOL)
    await owner.destroy()
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const token = (await server.signIn('directora', 'Direccion#2026')).token
    const today: TestServer = { ...server, admin: server.as(token) }
    const slow: string[] = []
    for (const list of LISTS) slow.push(await compare(today, list))
    await writeCost(today)
    await otherDesk(today)
    process.exitCode = slow.some(Boolean) ? 1 : 0
  } finally {
    agent.destroy()
    await server.close()
    await tearDown()
  }
}

if (require.main === module) void main()
