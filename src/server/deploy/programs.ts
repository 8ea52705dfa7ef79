import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../startError'
import { readSettings, userOf, type InstalledSchool } from './school'

/** A script may have been started without a PATH. */
const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

export const runSystem = (program: string, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: SYSTEM_PATH, LC_ALL: 'C.UTF-8' },
    })
    let output = ''
    child.stderr.on('data', (piece: Buffer) => (output += piece.toString()))
    const fail = (why: string) =>
      reject(new StartError(`Falló «${[program, ...args].join(' ')}»: ${why.trim().split('\n')[0] ?? ''}`))
    child.once('error', (error) => fail(error.message))
    child.once('close', (code) => (code === 0 ? resolve() : fail(output || `terminó con ${String(code)}`)))
  })

export const startProgram = async (
  school: InstalledSchool,
  release: string,
  [file, ...args]: readonly [string, ...string[]],
  env: Record<string, string>,
  stdio: StdioOptions,
): Promise<ChildProcess> => {
  const user = await userOf(school)
  const { TERM = 'dumb', INIT_CWD = '' } = process.env
  return spawn(path.join(release, 'node/bin/node'), ['--import', 'tsx', `src/server/${file}`, ...args], {
    cwd: release,
    stdio,
    env: {
      PATH: SYSTEM_PATH,
      TERM,
      INIT_CWD,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      ...(await readSettings(school.dataDir)),
      DATA_DIR: school.dataDir,
      HOME: school.dataDir,
      ...env,
    },
    ...(user && { uid: user.uid, gid: user.gid }),
  })
}

export const endOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve(child.exitCode)
    child.once('error', () => resolve(-1))
    child.once('close', (code) => resolve(code ?? -1))
  })

const ENDS_WITHIN_MS = 45_000

const stopProgram = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM')
  const waiting = new AbortController()
  const tooLong = sleep(ENDS_WITHIN_MS, undefined, { signal: waiting.signal }).then(
    () => child.kill('SIGKILL'),
    () => false,
  )
  await Promise.race([endOf(child), tooLong])
  waiting.abort()
}

const answers = async (address: string, signal: AbortSignal): Promise<boolean> => {
  const health = await fetch(`${address}/api/health`, { signal })
  const page = await fetch(`${address}/`, { signal })
  return health.ok && page.ok
}

/** Trials listen on this machine only and on a free port: no desk may reach a school that may be taken back. */
const UNREACHED = {
  HOST: '127.0.0.1',
  PORT: '0',
  BACKUP_HOUR: 'no',
  BACKUP_SECONDS: 'no',
  LOG_LEVEL: 'error',
}

/** Tries a version on the school's data and ends it. @returns its output @throws StartError when it is not ready in time */
export const tryVersion = async (
  school: InstalledSchool,
  release: string,
  withinMs: number,
  signal?: AbortSignal,
): Promise<string> => {
  // With this name the program ends together with this process (parentProcess.ts).
  const env = { ...UNREACHED, npm_lifecycle_event: 'prueba' }
  const child = await startProgram(school, release, ['main.ts'], env, ['ignore', 'pipe', 'pipe'])
  const limit = AbortSignal.any([AbortSignal.timeout(withinMs), ...(signal ? [signal] : [])])
  let out = ''
  let error = ''
  child.stdout?.on('data', (piece: Buffer) => (out += piece.toString()))
  child.stderr?.on('data', (piece: Buffer) => (error += piece.toString()))
  let ended = false
  void endOf(child).then(() => (ended = true))
  try {
    while (!limit.aborted && !ended) {
      const address = /Lista en (http:\S+)/.exec(out)?.[1]
      if (address && (await answers(address, limit).catch(() => false))) return out
      await sleep(100)
    }
  } finally {
    await stopProgram(child)
  }
  signal?.throwIfAborted()
  const own = error
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('{'))
    .at(-1)
  throw new StartError(own || `El programa no contestó en ${Math.round(withinMs / 1000)} segundos.`)
}
