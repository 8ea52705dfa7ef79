import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { LOADER } from './loader'

const ROOT = path.resolve(__dirname, '../../..')

export interface Ended {
  code: number | null
  out: string
  error: string
}

export interface OnConsole {
  child: ChildProcess
  /** What it printed so far. */
  output(): string
  ended: Promise<Ended>
}

/** A program as a person starts it at the console of the server. */
export const onConsole = (
  program: string,
  args: string[],
  env: Record<string, string>,
  input?: string,
): OnConsole => {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: 'pipe',
    env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'error', ...env },
  })
  let out = ''
  let error = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()))
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code) => resolve({ code, out, error: error.trim() })),
  )
  return { child, output: () => out + error, ended }
}

/** A file of the server with Node, as the scripts of package.json run it, but for its loader. */
export const runScript = (
  file: string,
  args: string[],
  env: Record<string, string>,
  input?: string,
): OnConsole => onConsole(process.execPath, [...LOADER, file, ...args], env, input)
