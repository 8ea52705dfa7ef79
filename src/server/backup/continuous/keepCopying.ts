import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { spoolOf } from '../../db/embedded/archiving'
import { createCarrier } from './carrier'
import { createProblems } from './problems'
import { backlog, dropBacklog, maxSpoolBytes } from './spool'
import { continuousState, writeState, type ContinuousState } from './state'
import { within } from './within'
import { createWriter, type WriterOptions } from './writer'

const LOOK_EVERY_MS = 1_000
const WRITE_EVERY_MS = 5_000
const AFTER_FAILURE_MS = 3_000
/** Milliseconds after which the disk counts as not answering: longer than a slow one needs for a segment. */
const SILENCE_MS = 60_000
const PARTING_MS = 10_000

export interface CopyingOptions extends Omit<WriterOptions, 'spool'> {
  /** Promised age: anything older than this is in the copy. */
  seconds: number
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  tell: (line: string) => void
  onChange: () => void
  /** Bytes that may wait on the disk of the data (tests). */
  most?: number
}

export interface ContinuousCopy {
  /** Call it before answering the write that names the file. Never throws: what cannot be copied now comes later. */
  keepFile(sha256: string, source: string): Promise<void>
  stop(): Promise<void>
  finish(): Promise<void>
}

/** Keeps one connection open. A new one wakes the checkpointer, which fell asleep while the database opened and would end its first segment only after five minutes. */
const keepAwake = (connection: pg.PoolConfig): { connect(): Promise<void>; end(): Promise<void> } => {
  let client: pg.Client | null = null
  return {
    connect: async () => {
      if (client) return
      const made = new pg.Client({ ...connection, application_name: 'escuela copia', keepAlive: true })
      const lose = () => {
        if (client === made) client = null
      }
      made.on('error', lose)
      made.on('end', lose)
      await made.connect()
      await made.query('SELECT pg_reload_conf()')
      client = made
    },
    end: async () => client?.end().catch(() => undefined),
  }
}

const repeat = async (signal: AbortSignal, work: () => Promise<unknown>, ms: () => number): Promise<void> => {
  while (!signal.aborted) {
    await work()
    await sleep(ms(), undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/** Carries the log, base copies and files into the copy's folder while the product runs. Whatever happens there, writes go on. */
export const keepCopying = async (options: CopyingOptions): Promise<ContinuousCopy> => {
  const { dataDir, folder, backupDir, seconds, log, tell, onChange } = options
  const spool = spoolOf(folder)
  const before = await continuousState(dataDir)
  const writer = await createWriter({ ...options, spool }, before)
  const most = options.most ?? (await maxSpoolBytes(folder))
  const awake = keepAwake(options.connection)
  const stopping = new AbortController()
  const problems = createProblems(writer.cluster, log)
  const carrier = createCarrier(writer, problems, log, stopping.signal)
  if (before?.folder === writer.cluster()) carrier.resumeFrom(before.lastSegmentAt)
  /** Beginning of the present round of copying. */
  let carryingSince = Date.now()
  let toldProblem: string | null = null
  let writtenAt = 0

  const watch = async (): Promise<void> => {
    const waiting = await backlog(folder, spool)
    if (waiting.bytes > most) {
      await dropBacklog(folder, spool)
      writer.noteGap()
      problems.now.backlog = `La copia continua se interrumpió: lo que esperaba por ella iba a llenar el disco. Sigue con una copia nueva en cuanto se pueda escribir en ${writer.cluster()}.`
    }
    problems.now.stuck =
      Date.now() - carryingSince > SILENCE_MS
        ? `El disco de la copia continua no contesta: revisa ${backupDir}.`
        : null
    const problem = problems.first()
    const promised = new Date(Date.now() - seconds * 1000)
    const late = waiting.oldest && waiting.oldest < promised
    const lastBaseAt = writer.lastBaseAt()
    const lastSegmentAt = carrier.lastSegmentAt()
    const state: ContinuousState = {
      folder: writer.cluster(),
      lastSegmentAt,
      lastBaseAt,
      safeUntil: problem !== null || late ? lastSegmentAt : lastBaseAt && promised.toISOString(),
      bytes: writer.bytes(),
      encrypted: (await options.recipients(writer.cluster()).catch(() => [])).length > 0,
      problem,
      checkedAt: new Date().toISOString(),
      elsewhere: writer.disk().elsewhere,
      mounted: writer.disk().mounted,
    }
    if (problem === toldProblem && Date.now() - writtenAt < WRITE_EVERY_MS) return
    await writeState(dataDir, state)
    writtenAt = Date.now()
    if (problem === toldProblem) return
    toldProblem = problem
    if (problem) tell(problem)
    onChange()
  }

  const carrying = repeat(
    stopping.signal,
    async () => {
      carryingSince = Date.now()
      await awake.connect().catch(() => undefined)
      await carrier.carry()
    },
    () => (problems.now.carry ? AFTER_FAILURE_MS : LOOK_EVERY_MS),
  )
  const watching = repeat(
    stopping.signal,
    () => watch().catch((error: unknown) => log.error({ err: error }, 'the continuous copy is not watched')),
    () => LOOK_EVERY_MS,
  )

  return {
    keepFile: carrier.keepFile,
    stop: async () => {
      stopping.abort()
      await within(PARTING_MS, Promise.allSettled([carrying, watching, carrier.background()])).catch(
        () => undefined,
      )
      await awake.end()
    },
    finish: () => within(PARTING_MS, carrier.take()).catch((error: unknown) => problems.fail('carry', error)),
  }
}
