import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const EVERY_MS = 10
export const MB = 1024 * 1024

/** Bytes of memory that a process holds now (resident). Linux says it in a file, others by `ps`. */
export const residentBytes = (pid: number): number => {
  if (process.platform !== 'linux')
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** The most memory a process holds while the work runs, in bytes. */
export const peakDuring = async (pid: number, work: () => Promise<unknown>): Promise<number> => {
  let most = residentBytes(pid)
  const timer = setInterval(() => (most = Math.max(most, residentBytes(pid))), EVERY_MS)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return Math.max(most, residentBytes(pid))
}
