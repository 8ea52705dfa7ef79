import { readFileSync } from 'node:fs'
import { readFile, readlink } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { run } from './program'

/** Contents of postmaster.pid (lines defined in PostgreSQL's src/include/utils/pidfile.h). */
interface Postmaster {
  pid: number
  /** 0 until the server has written it. */
  port: number
  ready: boolean
}

export const pidFile = (folder: string): string => join(folder, 'postmaster.pid')

/** Undefined without the file or without a valid pid in it. */
export const readPostmaster = async (folder: string): Promise<Postmaster | undefined> => {
  const text = await readFile(pidFile(folder), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines[3]) || 0, ready: lines[7] === 'ready' }
}

/** Whether the system has a process with this pid; PostgreSQL uses the same test. */
export const isKnown = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: unknown }).code === 'EPERM'
  }
}

/** Like `isKnown`, but false for zombies: in a container the first process may never collect them. */
export const isAlive = (pid: number): boolean => {
  if (!isKnown(pid)) return false
  if (platform() !== 'linux') return true
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/**
 * Whether `pid` is a server of this data folder, and not another program that got a dead server's pid (after a reboot or in a new
 * container). A server's working directory is its data folder. A process we may not inspect is not ours: ours run as our own
 * user, or we are root.
 */
export const isServerOf = async (folder: string, pid: number): Promise<boolean> => {
  if (!isAlive(pid)) return false
  if (platform() === 'linux') {
    const [at, program] = await Promise.all([
      readlink(`/proc/${pid}/cwd`).catch(() => ''),
      readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
    ])
    return at === folder && program.trim() === 'postgres'
  }
  // Windows shows no command line without extra tools; a wrong guess there only costs an attempt to connect.
  if (platform() === 'win32') return true
  const { output } = await run('ps', ['-o', 'command=', '-p', String(pid)], { cwd: '/', user: undefined })
  return output.includes('postgres') && output.includes(folder)
}
