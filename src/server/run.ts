import path from 'node:path'
import { ensureClientBuilt } from './build/clientBuild'
import type { Config } from './config'
import type { Db } from './db/database'
import type { DemoUsers } from './http/assets'
import type { FirstUser } from './modules/session/firstUser'
import { watchParentProcess } from './parentProcess'
import { start, type Prepared, type Running } from './start'
import { complain } from './startError'

const ROOT = path.resolve(__dirname, '../..')

type Tell = (line: string) => void

interface Program<C extends Config> {
  config: () => C
  prepare?: (opened: Prepared, config: C, signal: AbortSignal) => Promise<void>
  welcome?: (firstUser: FirstUser, tell: Tell) => void
  demoUsers?: (db: Db, config: C) => Promise<DemoUsers | null>
  announce: (running: Running, config: C, tell: Tell) => void | Promise<void>
}

const tell: Tell = (line) => void process.stdout.write(`${line}\n`)

/** Not with `npm run dev`, where webpack serves the client. */
const buildClient = (signal: AbortSignal): Promise<string> | null =>
  process.argv.includes('--solo-api') ? null : ensureClientBuilt(ROOT, tell, signal)

const open = async <C extends Config>(
  program: Program<C>,
  signal: AbortSignal,
  outdated: (sentence: string) => void,
): Promise<Running> => {
  const config = program.config()
  const broken = new AbortController()
  const started = AbortSignal.any([signal, broken.signal])
  // Built while the database is made and, in a demo, filled: a first start has work for two cores.
  const clientFolder = buildClient(started)
  clientFolder?.catch((error: unknown) => broken.abort(error))
  // A terminal should keep the printed address in view; a service should log every request.
  const logLevel = config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info')
  const prepare = async (opened: Prepared) => program.prepare?.(opened, config, started)
  const welcome = (firstUser: FirstUser): void => program.welcome?.(firstUser, tell)
  try {
    const demoUsers = async (db: Db) => (await program.demoUsers?.(db, config)) ?? null
    const common = { config, clientFolder, logLevel, tell, signal: started, outdated }
    const running = await start({ ...common, prepare, welcome, demoUsers })
    await program.announce(running, config, tell)
    return running
  } catch (error) {
    broken.abort(error)
    throw error
  }
}

/** Milliseconds until a shutdown is forced, before a service manager kills the process. */
const END_WITHIN_MS = 30_000
/** Milliseconds after which a second signal is an impatient user's, and ends the process at once. */
const SECOND_THOUGHT_MS = 1_000

/** Signals end a start in progress too. A wrong setting or a folder in use exits with code 1. */
export const runProduct = <C extends Config>(program: Program<C>): void => {
  const ending = new AbortController()
  let askedAt = 0
  const end = (code: 0 | 1): void => {
    // npm repeats the terminal's own signal, so a second one this early is ignored.
    if (ending.signal.aborted) {
      if (performance.now() - askedAt > SECOND_THOUGHT_MS) process.exit(1)
      return
    }
    askedAt = performance.now()
    ending.abort()
    setTimeout(() => {
      process.stderr.write('El programa no terminó a tiempo y se cerró sin esperar más.\n')
      process.exit(1)
    }, END_WITHIN_MS)
    void opened
      .then(
        (running) => running.stop(),
        () => undefined,
      )
      .then(
        () => process.exit(code),
        (error: unknown) => {
          complain(error)
          process.exit(1)
        },
      )
  }
  // Exits with 1, so that a service manager starts it again, in the version installed by then.
  const sayOutdated = (sentence: string): void => {
    process.stderr.write(`${sentence}\n`)
    end(1)
  }
  const opened = open(program, ending.signal, sayOutdated)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(0))
  watchParentProcess(() => end(0))
  opened.catch((error: unknown) => {
    if (ending.signal.aborted) return
    complain(error)
    process.exit(1)
  })
}
