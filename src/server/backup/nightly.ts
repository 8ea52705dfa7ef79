import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config'
import type { Db } from '../db/database'
import { lastNightly, isDue } from './backupRecord'

const MINUTE_MS = 60_000
/** Not at once: the start stays fast, and a short trial start makes no backup. */
const FIRST_LOOK_MS = 10 * MINUTE_MS
const LOOK_EVERY_MS = 10 * MINUTE_MS
const AFTER_FAILURE_MS = 60 * MINUTE_MS
const LOW_PRIORITY = 10

interface NightlyOptions {
  db: Db
  config: Config
  now: () => Date
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  tell: (line: string) => void
  firstLookMs?: number
}

/** A process of its own, so its work and memory do not burden the server. */
const startChild = ({ dataDir, filesDir, databaseUrl, backupDir, schoolName }: Config): ChildProcess => {
  const program = path.join(__dirname, 'respaldo.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, '--nocturno'], {
    cwd: path.resolve(__dirname, '../../..'),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      FILES_DIR: filesDir,
      DATABASE_URL: databaseUrl ?? '',
      BACKUP_DIR: backupDir,
      SCHOOL_NAME: schoolName,
    },
  })
  if (child.pid !== undefined)
    try {
      setPriority(child.pid, LOW_PRIORITY)
    } catch {
      // Some systems refuse a priority.
    }
  return child
}

const endOf = async (child: ChildProcess): Promise<string | null> => {
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-10_000)))
  const code = await once(child, 'close').then(
    ([exit]) => exit as number | null,
    () => null,
  )
  return code === 0 ? null : said.trim() || 'El respaldo terminó sin decir por qué.'
}

/** A failure is tried again an hour later. @returns stops it and ends a running backup */
export const keepBackups = (options: NightlyOptions): (() => Promise<void>) => {
  const { db, config, now, log, tell, firstLookMs = FIRST_LOOK_MS } = options
  const { backupHour, timeZone } = config
  if (backupHour === null) return () => Promise.resolve()
  let child: ChildProcess | null = null
  let stopped = false
  let notBefore = 0
  let running: Promise<void> = Promise.resolve()
  let looksAgain: NodeJS.Timeout | undefined

  const backup = async (): Promise<void> => {
    child = startChild(config)
    const problem = await endOf(child)
    child = null
    if (stopped) return
    if (problem === null) return log.info('the nightly backup was looked after')
    notBefore = Date.now() + AFTER_FAILURE_MS
    log.error({ problem }, 'the nightly backup failed')
    tell(`El respaldo de la noche falló: ${problem}`)
  }
  const look = async (): Promise<void> => {
    if (stopped || child || Date.now() < notBefore) return
    if (isDue(await lastNightly(db), now(), backupHour, timeZone)) await backup()
  }
  const again = (after: number): void => {
    looksAgain = setTimeout(() => {
      running = look()
        .catch((error: unknown) => log.error({ err: error }, 'the nightly backup could not be looked after'))
        .finally(() => {
          if (!stopped) again(LOOK_EVERY_MS)
        })
    }, after)
    looksAgain.unref()
  }
  again(firstLookMs)
  return async () => {
    stopped = true
    clearTimeout(looksAgain)
    child?.kill('SIGTERM')
    await running
  }
}
