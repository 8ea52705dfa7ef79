import type { ChildProcess } from 'node:child_process'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config'
import type { Db } from '../db/database'
import { lastNightly, isDrillDue, isDue } from './backupRecord'
import { endOf, startChild } from './children'
import { continuousState } from './continuous/state'
import { endCutRuns, lastDrill } from './drill/runs'

const MINUTE_MS = 60_000
/** Not right away: the start stays fast, and a short trial makes no backup. */
const FIRST_LOOK_MS = 10 * MINUTE_MS
const LOOK_EVERY_MS = 10 * MINUTE_MS
const AFTER_FAILURE_MS = 60 * MINUTE_MS
/** Hour of the drill with BACKUP_HOUR=no. */
const USUAL_HOUR = 3

interface NightlyOptions {
  db: Db
  config: Config
  now: () => Date
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  tell: (line: string) => void
  firstLookMs?: number
}

/** Makes a backup each night, again an hour after a failure, and each week a drill of the newest backup and of the continuous copy. With BACKUP_HOUR=no only the drill remains, and not even that without a continuous copy. @returns a function that stops it and ends what runs */
export const keepBackups = (options: NightlyOptions): (() => Promise<void>) => {
  const { db, config, now, log, tell, firstLookMs = FIRST_LOOK_MS } = options
  const { backupHour, timeZone, dataDir } = config
  const hasCopy = config.backupSeconds !== null && !config.databaseUrl
  if (backupHour === null && !hasCopy) return () => Promise.resolve()
  const hour = backupHour ?? USUAL_HOUR
  let child: ChildProcess | null = null
  let stopped = false
  let notBefore = 0
  let running: Promise<void> = Promise.resolve()
  let looksAgain: NodeJS.Timeout | undefined

  const run = async (...[command, args]: [Parameters<typeof startChild>[1], string[]]) => {
    child = startChild(config, command, args)
    const problem = await endOf(child)
    child = null
    return problem
  }
  const backup = async (): Promise<void> => {
    const problem = await run('respaldo', ['--nocturno'])
    if (stopped) return
    if (problem === null) return log.info('the nightly backup was looked after')
    notBefore = Date.now() + AFTER_FAILURE_MS
    log.error({ problem }, 'the nightly backup failed')
    tell(`El respaldo de la noche falló: ${problem}`)
  }
  const drill = async (): Promise<void> => {
    const problem = await run('ensayo', [])
    if (stopped) return
    if (problem === null) return log.info('the newest backup was restored and reviewed')
    log.error({ problem }, 'the drill of the newest backup failed')
    tell(`El ensayo del respaldo falló: ${problem}`)
  }
  const isDrillWanted = async (): Promise<boolean> => {
    await endCutRuns(db)
    const [nightly, last, good] = [await lastNightly(db), await lastDrill(db), await lastDrill(db, 'BIEN')]
    const tried = { last: last?.started_at ?? null, good: good?.started_at ?? null }
    const copy = hasCopy ? await continuousState(dataDir) : null
    return (nightly !== null || Boolean(copy?.lastBaseAt)) && isDrillDue(tried, now(), hour, timeZone)
  }
  const look = async (): Promise<void> => {
    if (stopped || child || Date.now() < notBefore) return
    if (backupHour !== null && isDue(await lastNightly(db), now(), backupHour, timeZone)) await backup()
    if (!stopped && (await isDrillWanted())) await drill()
  }
  const lookAgainAfter = (after: number): void => {
    looksAgain = setTimeout(() => {
      running = look()
        .catch((error: unknown) => log.error({ err: error }, 'the nightly backup could not be looked after'))
        .finally(() => {
          if (!stopped) lookAgainAfter(LOOK_EVERY_MS)
        })
    }, after)
    looksAgain.unref()
  }
  lookAgainAfter(firstLookMs)
  return async () => {
    stopped = true
    clearTimeout(looksAgain)
    child?.kill('SIGTERM')
    await running
  }
}
