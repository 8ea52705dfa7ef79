import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createRandom } from '../../src/demo/random'
import { apiClient } from '../support/product/client'
import { loseEverything, openCharge, untilCopy, type Lost } from '../support/product/losing'
import { spawnProduct, temporaryDataDir } from '../support/product/spawnProduct'

/** The promise, BACKUP_SECONDS. */
const SECONDS = 60
/** Milliseconds of work before everything is killed: at the least and at the most. */
const [SHORTEST, LONGEST] = [65_000, 100_000]
/** Between two payments: more than a desk takes, and little enough for some schools on one machine. */
const PAUSE_MS = 250
const TURNS = 3
const TURN_MS = 20_000
const BLOCKS = 512

/** Rounds of losing everything, some at a time, since they wait more than they work. @returns whether each kept the promise */
const rounds = async (count: number, atOnce: number, seed: number): Promise<boolean> => {
  const random = createRandom(seed)
  const moments = Array.from({ length: count }, () => random.between(SHORTEST, LONGEST))
  console.log(`seed ${seed}: ${count} rounds, ${atOnce} at a time`)
  const lost: Lost[] = []
  const next = async (): Promise<void> => {
    for (let workMs = moments.shift(); workMs !== undefined; workMs = moments.shift()) {
      const one = await loseEverything({ seconds: SECONDS, workMs, pauseMs: PAUSE_MS })
      lost.push(one)
      console.log(`killed after ${(workMs / 1000).toFixed(1)} s: ${JSON.stringify(one)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  const sum = (of: (one: Lost) => number) => lost.reduce((total, one) => total + of(one), 0)
  const oldest = lost.flatMap(({ payments, papers }) => [payments.oldestMs, papers.oldestMs])
  console.log(
    `payments: ${sum((one) => one.payments.acknowledged)} acknowledged, ${sum((one) => one.payments.missing)} missing; ` +
      `photos with their papers: ${sum((one) => one.papers.acknowledged)} acknowledged, ${sum((one) => one.papers.missing)} missing; ` +
      `the oldest that is missing: ${(Math.max(...oldest) / 1000).toFixed(1)} s; faults: ${sum((one) => one.faults.length)}; ` +
      `a restore: ${(sum((one) => one.restoreMs) / lost.length / 1000).toFixed(1)} s`,
  )
  return Math.max(...oldest) <= SECONDS * 1000 && sum((one) => one.faults.length) === 0
}

/** Bytes that a folder takes of the disk. */
const taken = async (folder: string): Promise<number> => {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(path.join(entry.parentPath, entry.name))).blocks * BLOCKS
  return bytes
}

/** Payments per second by one desk, with the copy and without, in turns of one run; and what a minute of them takes of the copy's disk. */
const cost = async (): Promise<void> => {
  const backupDir = await mkdtemp(path.join(tmpdir(), 'escuela-copia-'))
  const [withIt, without] = [await temporaryDataDir(), await temporaryDataDir()]
  const start = (dataDir: string, seconds: string) =>
    spawnProduct({
      dataDir,
      env: { BACKUP_SECONDS: seconds, BACKUP_DIR: backupDir, BACKUP_HOUR: 'no' },
      args: ['--solo-api'],
    })
  const products = [await start(withIt.dataDir, String(SECONDS)), await start(without.dataDir, 'no')] as const
  try {
    const copied = (): Promise<number> => taken(path.join(backupDir, 'continuo'))
    await untilCopy(withIt.dataDir, ({ lastBaseAt }) => lastBaseAt !== null)
    const charges = [
      await openCharge(await apiClient(products[0])),
      await openCharge(await apiClient(products[1])),
    ]
    const rates: number[][] = [[], []]
    await pause(SECONDS * 1000)
    const idle = await copied()
    const began = Date.now()
    for (let turn = 0; turn < TURNS; turn++)
      for (const [at, charge] of charges.entries()) {
        let paid = 0
        for (const until = Date.now() + TURN_MS; Date.now() < until; paid++) await charge.pay()
        rates[at]?.push((paid * 1000) / TURN_MS)
      }
    await pause(SECONDS * 1000)
    const grown = (await copied()) - idle
    const minutes = (Date.now() - began) / 60_000
    const mean = (of: number[] | undefined) =>
      ((of ?? []).reduce((sum, each) => sum + each, 0) / TURNS).toFixed(1)
    console.log(
      `payments per second: with the copy ${mean(rates[0])}, without ${mean(rates[1])} (${JSON.stringify(rates)}); ` +
        `the copy grew by ${(grown / 1e6).toFixed(2)} MB in ${minutes.toFixed(1)} minutes, ${(await copied()) / 1e6} MB in all`,
    )
  } finally {
    for (const product of products) await product.stop()
    for (const folder of [withIt, without]) await folder.remove()
    await rm(backupDir, { recursive: true, force: true })
  }
}

const main = async (): Promise<void> => {
  const [what = '40', atOnce = '6', seed = String(Date.now() % 100_000)] = process.argv.slice(2)
  if (what === 'costo') return cost()
  if (!(await rounds(Number(what), Number(atOnce), Number(seed)))) process.exitCode = 1
}

void main()
