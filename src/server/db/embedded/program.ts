import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import type { ServerUser } from './serverUser'

interface Where {
  cwd: string
  user: ServerUser | undefined
}

/**
 * Passes on little of our environment: PG*, LC_* and LD_* would change the server's behaviour, and our own variables hold secrets
 * that the server's user could read in /proc. Windows programs need SystemRoot.
 */
const environment = (): NodeJS.ProcessEnv => {
  const { PATH, SystemRoot, TEMP, TMP } = process.env
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', LANG: 'C' }
}

/**
 * Starts a program as the server's user. The working directory is entered before the user changes, since that user may have no
 * rights on it.
 */
export const start = (
  file: string,
  args: string[],
  { cwd, user }: Where,
  stdio: StdioOptions,
  detached = false,
): ChildProcess =>
  spawn(file, args, {
    cwd,
    stdio,
    detached,
    windowsHide: true,
    env: environment(),
    ...(user && { uid: user.uid, gid: user.gid }),
  })

/** Runs a program to its end. One that cannot be started returns code -1 and the reason as output. */
export const run = (
  file: string,
  args: string[],
  where: Where,
  input = '',
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const child = start(file, args, where, 'pipe')
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString('utf8'))
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    // A program that ends without reading its input breaks the pipe; its exit code tells more.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
    child.on('error', (error) => resolve({ code: -1, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? -1, output }))
  })
