import { spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { DEMO_PASSWORD, DEMO_USER } from '../../src/demo/demoConfig'
import { placesIn, readBases, readSegments } from '../../src/server/backup/continuous/layout'
import { sizeOf } from '../../src/server/backup/continuous/writer'
import { attachDatabase } from '../../src/server/db/attach'
import { createDb } from '../../src/server/db/database'
import { createPool } from '../../src/server/db/pool'
import { at, payOn } from '../support/bench/paying'
import { apiClient, type ApiClient } from '../support/product/client'
import { untilCopy } from '../support/product/losing'
import { MB, residentBytes } from '../support/product/memory'
import { processesBelow } from '../support/product/processes'
import { spawnProduct } from '../support/product/spawnProduct'

const CHARGES = 20_000
const ALONE_MS = 30_000
/** As busy desks do. */
const DESK_MS = 3_000
const DESK_MINUTES = 4

/** A charge for each payment, since none is paid twice. */
const addCharges = async (dataDir: string): Promise<number[]> => {
  const { connection, stop } = await attachDatabase({ dataDir, log: () => undefined })
  const db = createDb(createPool(connection))
  try {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO charges (student_id, cycle_id, tipo, descripcion, fecha, costo_total_centavos, monto_pagar_centavos)
      SELECT student_id, cycle_id, 'OTRO', 'UNIFORME ' || n, '2026-11-20', 45000, 45000
      FROM (SELECT student_id, cycle_id FROM enrolments ORDER BY id DESC LIMIT 100) e, generate_series(1, ${CHARGES / 100}::integer) n
      RETURNING id`.execute(db)
    return rows.map(({ id }) => id)
  } finally {
    await db.destroy()
    await stop()
  }
}

interface Ran {
  seconds: number
  /** Its last line. */
  said: string
  /** Most of the process, and most of it with its database, bytes. */
  node: number
  tree: number
}

const residentOr0 = (pid: number): number => {
  try {
    return residentBytes(pid) || 0
  } catch {
    // It has just ended.
    return 0
  }
}

const run = async (command: string, args: string[], env: Record<string, string>): Promise<Ran> => {
  const began = performance.now()
  const child = spawn(process.execPath, ['--import', 'tsx', `src/server/backup/${command}.ts`, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (output += piece.toString()))
  const pid = child.pid as number
  const most = { node: 0, tree: 0 }
  const timer = setInterval(() => {
    const own = residentOr0(pid)
    const all = processesBelow(pid).reduce((sum, each) => sum + residentOr0(each), own)
    most.node = Math.max(most.node, own)
    most.tree = Math.max(most.tree, all)
  }, 250)
  await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(timer)
  return { seconds: (performance.now() - began) / 1000, said: output.trim(), ...most }
}

const inWords = ({ seconds, said, node, tree }: Ran): string =>
  `${seconds.toFixed(1)} s, ${Math.round(node / MB)} MB, with its database at most ${Math.round(tree / MB)} MB\n${said}`

const felt = (took: readonly number[]): string =>
  `${took.length} payments, ms: median ${at(took, 0.5).toFixed(0)}, of a hundred the slowest ${at(took, 0.99).toFixed(0)}, the slowest ${at(took, 1).toFixed(0)}`

const altered = async (file: string, work: () => Promise<void>): Promise<void> => {
  const whole = await readFile(file)
  const bytes = Buffer.from(whole)
  const middle = bytes.length >> 1
  bytes[middle] = (bytes[middle] as number) ^ 1
  await writeFile(file, bytes)
  await work()
  await writeFile(file, whole)
}

/** What a desk's minutes take of the copy's disk. */
const diskOfADesk = async (api: ApiClient, charges: number[], cluster: string): Promise<string> => {
  const before = new Set((await readSegments(cluster)).map(({ file }) => file))
  for (const until = Date.now() + DESK_MINUTES * 60_000; Date.now() < until; await pause(DESK_MS)) {
    const stop = payOn(api, charges.splice(0, 1))
    await stop()
  }
  await pause(60_000)
  const log = placesIn(cluster).log
  const came = (await readSegments(cluster)).filter(({ file }) => !before.has(file))
  let bytes = 0
  for (const { file } of came) bytes += (await readFile(path.join(log, file))).length
  const [base] = (await readBases(cluster)).slice(-1)
  const files = await sizeOf(placesIn(cluster).files)
  return `a payment each ${DESK_MS / 1000} s: ${came.length} segments, ${(bytes / came.length / 1000).toFixed(0)} kB each; a base copy ${((base?.bytes ?? 0) / 1e6).toFixed(1)} MB; photos and papers ${(files / 1e6).toFixed(1)} MB`
}

/** `drill.ts DATA_DIR`, of a made-up school (`DATA_DIR=… npm run demo -- 420`): the drill while a desk pays, and one of altered copies. */
const main = async (): Promise<void> => {
  const [school = './data-demo-420'] = process.argv.slice(2)
  const place = await mkdtemp(path.join(tmpdir(), 'escuela-ensayo-'))
  const [dataDir, backups] = [path.join(place, 'datos'), path.join(place, 'respaldos')]
  await cp(school, dataDir, { recursive: true })
  const env = { BACKUP_SECONDS: '60', BACKUP_DIR: backups, BACKUP_HOUR: 'no' }
  const product = await spawnProduct({ dataDir, env, args: ['--solo-api'] })
  const command = { ...env, DATA_DIR: dataDir, DATABASE_URL: '' }
  try {
    const { folder: cluster } = await untilCopy(dataDir, ({ lastBaseAt }) => lastBaseAt !== null, 300_000)
    const api = await apiClient(product, { user: DEMO_USER, password: DEMO_PASSWORD })
    const charges = await addCharges(dataDir)
    console.log(`backup: ${inWords(await run('respaldo', ['--nocturno'], command))}`)
    const alone = payOn(api, charges.splice(0, 4_000))
    await pause(ALONE_MS)
    console.log(`alone: ${felt(await alone())}`)
    const during = payOn(api, charges.splice(0, 8_000))
    const drill = await run('ensayo', [], command)
    console.log(`during the drill: ${felt(await during())}`)
    console.log(`drill: ${inWords(drill)}`)
    console.log(await diskOfADesk(api, charges, cluster))
    const nightly = (await readdir(backups)).find((name) => name.startsWith('respaldo-')) as string
    await altered(path.join(backups, nightly), async () =>
      console.log(`altered nightly copy: ${inWords(await run('ensayo', [], command))}`),
    )
    const [base] = (await readBases(cluster)).slice(-1)
    const [file] = (await readdir(base?.folder as string)).filter((name) => name.startsWith('base.tar'))
    await altered(path.join(base?.folder as string, file as string), async () =>
      console.log(`altered base copy: ${inWords(await run('ensayo', [], command))}`),
    )
  } finally {
    await product.stop()
    await rm(place, { recursive: true, force: true })
  }
}

void main()
