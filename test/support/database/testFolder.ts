import { mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'escuela-prueba-'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: unknown }).code === 'EPERM'
  }
}

const waitShortly = (): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)

/** A number from an old file may meanwhile be anybody's: only a process that stands in that folder is ended. */
const serverIn = (data: string): number | undefined => {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data) ? pid : undefined
  } catch {
    return undefined
  }
}

/** Synchronous, since it also runs while Node is ending: ends the server of a data folder and waits for its end. */
const endServerIn = (folder: string): void => {
  const pid = serverIn(join(folder, 'postgres'))
  if (pid === undefined) return
  process.kill(pid, 'SIGQUIT')
  for (let waited = 0; waited < 250 && isAlive(pid); waited += 1) waitShortly()
}

/** Removes a folder of `testFolder` and ends the server that runs in its `postgres`, if one does. */
export const removeTestFolder = (folder: string): void => {
  endServerIn(folder)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** What runs that were killed left behind: their process number is part of the name. */
const removeLeftovers = (): void => {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const pid = Number(name.slice(PREFIX.length).split('-')[0])
    if (!isAlive(pid)) removeTestFolder(join(tmpdir(), name))
  }
}

let watching = false

/** Without a listener of its own a signal ends Node at once and nobody hears `exit`. */
const endOnSignals = (): void => {
  if (watching) return
  watching = true
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
}

/** A new temporary folder that disappears with this process, also when it is interrupted, with any server in it. */
export const testFolder = (): string => {
  removeLeftovers()
  endOnSignals()
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  process.once('exit', () => removeTestFolder(folder))
  return folder
}
