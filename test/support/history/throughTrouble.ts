import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { createRandom } from '@demo/random'
import { fileFaults } from '@server/backup/fileFaults'
import { guardFaults, ledgerFaults } from '@server/backup/ledgerFaults'
import { attachDatabase } from '@server/db/attach'
import { createDb, type Db } from '@server/db/database'
import { createPool } from '@server/db/pool'
import { openContents } from '@server/files/contents'
import { aStudent } from '../builders'
import { aJpeg } from '../fixtures/pictures'
import { apiToken } from '../product/client'
import { spawnProduct, temporaryDataDir, type Product } from '../product/spawnProduct'
import { callerAt } from '../server/callerAt'
import type { Caller } from '../server/harness'
import { countsOf, insist, openTroubledDesks } from './desks'
import { historyFaults } from './historyFaults'

type Counts = ReturnType<typeof countsOf>

interface Trouble {
  /** And what names it to a process. Missing: the one process has its own embedded one, which is killed with it. */
  shared?: { db: Db; env: Record<string, string> }
  seconds: number
  processes: number
  /** Of what the desks do; how calls of several meet is up to the machine. */
  seed: number
  /** One of the processes is killed this often, ms. */
  killEveryMs?: number
  /** Begins once the school is set up and ends with the desks. */
  line?: { begin(): void; end(): void; happened: Readonly<Record<'late' | 'unanswered', number>> }
  /** What is to have happened at the least: a slow machine, or chance, goes on for longer. */
  least?: Partial<Record<keyof Counts | 'photos' | 'kills' | 'late' | 'unanswered', number>>
}

/** What was done, to be printed. */
export interface Troubled extends Counts {
  /** Calls that were sent again under their key. */
  again: number
  kills: number
  photos: number
  faults: string[]
}

const [DESKS, READERS] = [4, 2]

/** New pupils with a photo, which every process then shows. @returns whether it went on */
const photographer = async (
  addresses: () => readonly string[],
  token: string,
  goesOn: () => boolean,
  took: () => void,
): Promise<void> => {
  const addressOf = (which: number) => addresses()[which % addresses().length] as string
  for (let turn = 0; goesOn(); turn++) {
    const colour = `#${(turn % 4096).toString(16).padStart(3, '0')}`
    const content = new Blob([new Uint8Array(await aJpeg(64, 64, colour))])
    const key = randomUUID()
    const { body, seen } = await insist(async (tries) => {
      const form = new FormData()
      for (const [name, text] of Object.entries(aStudent(5000 + turn))) form.append(name, text)
      form.append('file', content, 'foto.jpg')
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
      const url = `${addressOf(turn + tries)}/api/alumnos`
      const response = await fetch(url, { method: 'POST', headers, body: form })
      return { status: response.status, body: await response.json() }
    })
    if (seen.outcome !== 'ACKNOWLEDGED') throw new Error(JSON.stringify(body))
    for (const which of addresses().keys()) {
      const shown = await insist(async () => {
        const { status } = await fetch(`${addressOf(which)}${body.alumno.urlFoto}`)
        return { status, body: null }
      })
      if (shown.seen.outcome !== 'ACKNOWLEDGED') throw new Error(`no photo ${body.alumno.urlFoto}`)
    }
    took()
    await pause(200)
  }
}

/** Until the database has ended what was under way when its caller went. */
const untilQuiet = async (db: Db): Promise<void> => {
  for (;;) {
    const { rows } = await sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()
      LIMIT 1`.execute(db)
    if (rows.length === 0) return
    await pause(50)
  }
}

/** The embedded database of a folder, opened here where its process has ended. */
const attached = async <T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> => {
  const { connection, stop } = await attachDatabase({ dataDir, log: () => undefined })
  const db = createDb(createPool(connection))
  try {
    return await work(db)
  } finally {
    await db.destroy()
    await stop()
  }
}

/**
 * Desks pay, cancel, extend, photograph and read balances at processes of the product, while these are killed and started again, or
 * their line to the database fails. What the clients were told is compared with what is there afterwards.
 */
export const writeThroughTrouble = async (asked: Trouble): Promise<Troubled> => {
  const { seconds, seed, processes, killEveryMs, line, least = {} } = asked
  const files = await temporaryDataDir()
  const folders = await Promise.all(Array.from({ length: processes }, temporaryDataDir))
  const env = { ...asked.shared?.env, FILES_DIR: files.dataDir, BACKUP_HOUR: 'no' }
  const withDb = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    asked.shared ? work(asked.shared.db) : attached(folders[0]!.dataDir, work)
  /** Through a line that fails a start may fail too: whoever keeps the service starts it again. */
  const spawn = async (at: number, tries = line ? 10 : 1): Promise<Product> => {
    const started = spawnProduct({ dataDir: folders[at]!.dataDir, env, args: ['--solo-api'] })
    return started.catch((error: unknown) => {
      if (tries <= 1) throw error
      return spawn(at, tries - 1)
    })
  }
  const products: Product[] = []
  try {
    for (const at of folders.keys()) products.push(await spawn(at))
    const token = await apiToken(products[0] as Product)
    const at = (which: number): Caller => callerAt(products[which % processes]!.address, token)
    const desks = await withDb((db) => openTroubledDesks({ db, at, random: createRandom(seed) }))
    let [kills, photos] = [0, 0]
    line?.begin()
    const until = Date.now() + seconds * 1000
    const lacks = (): boolean => {
      const counts = { ...countsOf(desks.history), photos, kills, late: 0, unanswered: 0, ...line?.happened }
      return (Object.keys(least) as (keyof typeof least)[]).some((name) => counts[name] < (least[name] ?? 0))
    }
    const goesOn = () => Date.now() < until || lacks()
    const killer = async () => {
      while (killEveryMs !== undefined && (Date.now() + killEveryMs < until || kills < (least.kills ?? 0))) {
        await pause(killEveryMs)
        const victim = kills++ % processes
        await products[victim]!.pullThePlug()
        products[victim] = await spawn(victim)
      }
    }
    const addresses = () => products.map(({ address }) => address)
    await Promise.all([
      ...Array.from({ length: DESKS }, () => desks.desk(goesOn)),
      ...Array.from({ length: READERS }, () => desks.reader(goesOn)),
      photographer(addresses, token, goesOn, () => photos++),
      killer(),
    ])
    line?.end()
    for (const product of products) await product.stop()
    const contents = await openContents(files.dataDir)
    const faults = await withDb(async (db) => {
      await untilQuiet(db)
      return [
        ...historyFaults(desks.history, await desks.storedIn(db)),
        ...(await ledgerFaults(db)),
        ...(await guardFaults(db)),
        ...(await fileFaults(db, contents, new Date())),
      ]
    })
    return { ...countsOf(desks.history), again: desks.triedAgain(), kills, photos, faults }
  } finally {
    for (const product of products) await product.stop()
    for (const folder of [files, ...folders]) await folder.remove()
  }
}
