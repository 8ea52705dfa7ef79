import path from 'node:path'
import { ensureClientBuilt } from './build/clientBuild'
import type { Config } from './config'
import { start, type Prepared, type Running } from './start'
import { complain } from './startError'

const ROOT = path.resolve(__dirname, '../..')

type Tell = (line: string) => void

export interface Program<C extends Config> {
  /** @throws ConfigError */
  config: () => C
  /** Between the migrated database and the first call. Aborted by the person at the terminal. */
  prepare?: (opened: Prepared, config: C, signal: AbortSignal) => Promise<void>
  /** What the person at the terminal is told once it answers. */
  announce: (running: Running, config: C, tell: Tell) => void | Promise<void>
}

const tell: Tell = (line) => void process.stdout.write(`${line}\n`)

const open = async <C extends Config>(program: Program<C>, signal: AbortSignal): Promise<Running> => {
  const config = program.config()
  // `npm run dev` serves the client itself.
  const clientFolder = process.argv.includes('--solo-api') ? null : await ensureClientBuilt(ROOT, tell)
  // A person at a terminal wants the address to stay in sight; a service wants every request on its log.
  const logLevel = config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info')
  signal.throwIfAborted()
  const prepare = async (opened: Prepared) => program.prepare?.(opened, config, signal)
  const running = await start({ config, clientFolder, logLevel, tell, prepare })
  await program.announce(running, config, tell)
  return running
}

/**
 * Runs the product until SIGTERM or SIGINT, which end it cleanly, also while it is still starting. A wrong setting or a
 * folder in use is one sentence and exit code 1.
 */
export const runProduct = <C extends Config>(program: Program<C>): void => {
  const ending = new AbortController()
  const opened = open(program, ending.signal)
  const end = (): void => {
    // npm passes on what the terminal has already sent.
    if (ending.signal.aborted) return
    ending.abort()
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
  opened.catch((error: unknown) => {
    // Whoever stopped it needs no reason.
    if (ending.signal.aborted) return
    complain(error)
    process.exit(1)
  })
}
