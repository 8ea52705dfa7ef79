import { readFileSync } from 'node:fs'
import { readFile, readlink } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { run } from './program'

/** Lines of postmaster.pid are defined in PostgreSQL's src/include/utils/pidfile.h. */
interface Postmaster {
  pid: number
  port: number
  ready: boolean
}

export const pidFile = (folder: string): string => join(folder, 'postmaster.pid')

export const readPostmaster = async (folder: string): Promise<Postmaster | undefined> => {
  const text = await readFile(pidFile(folder), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines[3]) || 0, ready: lines[7] === 'ready' }
}

export const isKnown = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: unknown }).code === 'EPERM'
  }
}

/** False for zombies: in a container the first process may never collect them. */
export const isAlive = (pid: number): boolean => {
  if (!isKnown(pid)) return false
  if (platform() !== 'linux') return true
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** After a reboot another program may have a dead server's pid, so its working directory is compared. */
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
