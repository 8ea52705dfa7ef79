import {
  accessSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'escuela-bd-de-prueba-'

/** Bytes a run may need: some 10 MB a database, and up to 1 GB of log of the server. */
const ENOUGH = 3e9

/**
 * Memory where there is plenty, else the disk. The product never switches fsync off, also not here, and on a disk that makes a
 * clone of the template ten times slower (320 ms and 14 ms measured).
 */
const base = (enough = ENOUGH): string => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    accessSync('/dev/shm', constants.W_OK)
    return bavail * bsize > enough ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir()
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: unknown }).code === 'EPERM'
  }
}

const waitShortly = (): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)

/** A pid from an old file may belong to another program by now: only a process working in that folder is ended. */
const serverIn = (data: string): number | undefined => {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data) ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * Synchronous, since it also runs while Node is ending: ends the server of a data folder and waits for its end. An ended
 * child counts as gone, although its process number exists until Node collects it.
 */
const endServerIn = (folder: string): void => {
  const data = join(folder, 'postgres')
  const pid = serverIn(data)
  if (pid === undefined) return
  process.kill(pid, 'SIGQUIT')
  for (let waited = 0; waited < 250 && serverIn(data) === pid; waited += 1) waitShortly()
}

/** Removes a folder of `testFolder` and ends the server that runs in its `postgres`, if one does. */
export const removeTestFolder = (folder: string): void => {
  endServerIn(folder)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** What runs that were killed left behind: their process number is part of the name. */
const removeLeftovers = (place: string): void => {
  for (const name of readdirSync(place)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : NaN
    if (Number.isInteger(pid) && !isAlive(pid)) removeTestFolder(join(place, name))
  }
}

let watching = false

/** Without a listener, a signal ends Node at once and `exit` is never emitted. */
const endOnSignals = (): void => {
  if (watching) return
  watching = true
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
}

/**
 * A new temporary folder for a DATA_DIR; the next run removes what a killed one leaves.
 * @param enough bytes that must be free for it to be in memory
 */
export const newDataFolder = (enough = ENOUGH): string =>
  mkdtempSync(join(base(enough), `${PREFIX}${process.pid}-`))

/** One that also disappears with this process, when it is interrupted too, with any server in it. */
export const testFolder = (): string => {
  removeLeftovers(base())
  endOnSignals()
  const folder = newDataFolder()
  process.once('exit', () => removeTestFolder(folder))
  return folder
}
