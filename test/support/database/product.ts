import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { LOADER } from '../product/loader'

const SCRIPT = path.resolve('test/support/database/openAndWait.ts')

export interface Product {
  child: ChildProcess
  /** What it printed when the database was open, or why it ended. */
  answer: Promise<{ out: string; error: string }>
  /** kill -9: the process cannot clean up. */
  kill(): Promise<void>
}

/** Another process of the product that opens `dataDir` and waits. */
export const startProduct = (dataDir: string): Product => {
  const child = spawn(process.execPath, [...LOADER, SCRIPT, dataDir], { stdio: 'pipe' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let out = ''
  let error = ''
  const answer = new Promise<{ out: string; error: string }>((resolve) => {
    child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()))
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      resolve({ out, error })
    })
    child.once('close', () => resolve({ out, error }))
  })
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { child, answer, kill }
}
