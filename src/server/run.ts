import path from 'node:path'
import { ensureClientBuilt } from './build/clientBuild'
import type { Config } from './config'
import type { FirstUser } from './modules/session/firstUser'
import { watchParent } from './parent'
import { start, type Prepared, type Running } from './start'
import { complain } from './startError'

const ROOT = path.resolve(__dirname, '../..')

type Tell = (line: string) => void

export interface Program<C extends Config> {
  /** @throws ConfigError */
  config: () => C
  /** Between the migrated database and the first call. Aborted by the person at the terminal. */
  prepare?: (opened: Prepared, config: C, signal: AbortSignal) => Promise<void>
  /** The first user was just made. */
  welcome?: (firstUser: FirstUser, tell: Tell) => void
  /** What the person at the terminal is told once it answers. */
  announce: (running: Running, config: C, tell: Tell) => void | Promise<void>
}

const tell: Tell = (line) => void process.stdout.write(`${line}\n`)

const open = async <C extends Config>(program: Program<C>, signal: AbortSignal): Promise<Running> => {
  const config = program.config()
  // `npm run dev` serves the client itself.
  const clientFolder = process.argv.includes('--solo-api')
    ? null
    : await ensureClientBuilt(ROOT, tell, signal)
  // A person at a terminal wants the address to stay in sight; a service wants every request on its log.
  const logLevel = config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info')
  signal.throwIfAborted()
  const prepare = async (opened: Prepared) => program.prepare?.(opened, config, signal)
  const welcome = (firstUser: FirstUser): void => program.welcome?.(firstUser, tell)
  const running = await start({ config, clientFolder, logLevel, tell, prepare, welcome, signal })
  await program.announce(running, config, tell)
  return running
}

/** An end that takes longer is not waited for: a service manager would kill it without asking, ms. */
const END_WITHIN_MS = 30_000
/** A second signal this long after the first is a person who has no more patience, ms. */
const SECOND_THOUGHT_MS = 1_000

/**
 * Runs the product until SIGTERM or SIGINT, which end it cleanly, also while it is still starting, and in any case within half
 * a minute. A wrong setting or a folder in use is one sentence and exit code 1.
 */
export const runProduct = <C extends Config>(program: Program<C>): void => {
  const ending = new AbortController()
  const opened = open(program, ending.signal)
  let asked = 0
  const end = (): void => {
    // npm passes on what the terminal has already sent.
    if (ending.signal.aborted) {
      if (performance.now() - asked > SECOND_THOUGHT_MS) process.exit(1)
      return
    }
    asked = performance.now()
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
        () => process.exit(0),
        (error: unknown) => {
          complain(error)
          process.exit(1)
        },
      )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  watchParent(end)
  opened.catch((error: unknown) => {
    // Whoever stopped it needs no reason.
    if (ending.signal.aborted) return
    complain(error)
    process.exit(1)
  })
}
