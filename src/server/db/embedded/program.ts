import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { platform } from 'node:os'
import { StartError } from '../../startError'
import type { ServerUser } from './serverUser'

interface Where {
  cwd: string
  user: ServerUser | undefined
}

/** PG*, LC_* and LD_* would change the server, and its user could read our secrets in /proc. Windows needs SystemRoot. */
const environment = (): NodeJS.ProcessEnv => {
  const { PATH, SystemRoot, TEMP, TMP } = process.env
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', LANG: 'C' }
}

/** The working directory is entered before the user changes, since that user may have no rights on it. */
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

export const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.once('error', () => resolve(-1))
    child.once('exit', (code) => resolve(code ?? -1))
  })

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

/** Names the working directory of a program on Linux, which then needs no rights on the folders above: in CI they are below /root (0700). */
const STANDING_HERE = '/proc/self/cwd'

export const canEnter = async (folder: string, user: ServerUser | undefined): Promise<boolean> => {
  if (!user) return true
  const { code } = await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { cwd: '/', user })
  return code === 0
}

export const dataArgument = async (folder: string, user: ServerUser | undefined): Promise<string> => {
  if (!user || (await canEnter(folder, user))) return folder
  if (platform() === 'linux') return STANDING_HERE
  throw new StartError(
    `El usuario «${user.name}» no puede entrar en ${folder}: elija en DATA_DIR una carpeta con paso para todos.`,
  )
}
