import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { spoolOf } from '../../db/embedded/archiving'
import { problemOf } from './problems'
import { OtherDatabase } from './segments'
import { backlog, dropBacklog, mostWaiting } from './spool'
import { continuousState, writeState, type ContinuousState } from './state'
import { createWriter, type Writer, type WriterOptions } from './writer'

const LOOK_EVERY_MS = 1_000
const WRITE_EVERY_MS = 5_000
const AFTER_FAILURE_MS = 3_000
const BASE_AGAIN_MS = 60_000
/** Milliseconds that a disk which does not answer may hold up an upload; only one upload waits. */
const PATIENCE_MS = 15_000
/** Milliseconds: longer than a slow disk needs for a segment. */
const SILENCE_MS = 60_000
const PARTING_MS = 10_000

export interface KeeperOptions extends Omit<WriterOptions, 'spool'> {
  /** The copy holds what was written longer ago than this. */
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

const within = <T>(ms: number, work: Promise<T>): Promise<T> => {
  const timer = new AbortController()
  const late = sleep(ms, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })
  })
  late.catch(() => undefined)
  return Promise.race([work, late]).finally(() => timer.abort())
}

/** A connection of its own. Each new one wakes the checkpointer, which went to sleep while the database opened and would end segments only five minutes later. */
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

/** Carries the log, base copies and files into the copy's folder while the product runs. Whatever happens there, writes go on. */
export const keepContinuous = async (options: KeeperOptions): Promise<ContinuousCopy> => {
  const { dataDir, folder, backupDir, seconds, log, tell, onChange } = options
  const spool = spoolOf(folder)
  const before = await continuousState(dataDir)
  const writer: Writer = await createWriter({ ...options, spool }, before)
  const most = options.most ?? (await mostWaiting(folder))
  const awake = keepAwake(options.connection)
  const stopping = new AbortController()
  const problems: Record<'carry' | 'base' | 'files' | 'backlog' | 'stuck', string | null> = {
    carry: null,
    base: null,
    files: null,
    backlog: null,
    stuck: null,
  }
  let lastSegmentAt = before?.folder === writer.cluster() ? before.lastSegmentAt : null
  /** When the round of `carry` that goes on began. */
  let carryingSince = Date.now()
  let baseNotBefore = 0
  let filesBehind = true
  let background: Promise<void> | null = null
  let toldProblem: string | null = null
  let writtenAt = 0

  const fail = (what: keyof typeof problems, error: unknown): void => {
    const sentence = problemOf(error, writer.cluster())
    if (problems[what] !== sentence) log.error({ err: error }, 'the continuous copy failed')
    problems[what] = sentence
  }

  const copyBase = async (): Promise<void> => {
    try {
      await writer.copyBase(stopping.signal)
      problems.base = null
    } catch (error) {
      if (stopping.signal.aborted) return
      baseNotBefore = Date.now() + BASE_AGAIN_MS
      fail('base', error)
    }
  }
  const copyFiles = async (): Promise<void> => {
    filesBehind = false
    try {
      await writer.copyFiles()
      problems.files = null
    } catch (error) {
      filesBehind = true
      fail('files', error)
    }
  }
  const beside = (work: () => Promise<void>): void => {
    background = work().finally(() => {
      background = null
    })
  }

  const carry = async (): Promise<void> => {
    const newest = await writer.take()
    if (newest) lastSegmentAt = newest.toISOString()
    if (problems.carry) baseNotBefore = 0
    problems.carry = null
    if (background) return
    if (await writer.finish()) {
      problems.backlog = null
      log.info({ folder: writer.cluster() }, 'a base copy is whole')
    }
    if (Date.now() >= baseNotBefore && (await writer.needsBase())) beside(copyBase)
    else if (filesBehind) beside(copyFiles)
  }

  const watch = async (): Promise<void> => {
    const waiting = await backlog(folder, spool)
    if (waiting.bytes > most) {
      await dropBacklog(folder, spool)
      writer.noteGap()
      problems.backlog = `La copia continua se interrumpió: lo que esperaba por ella iba a llenar el disco. Sigue con una copia nueva en cuanto se pueda escribir en ${writer.cluster()}.`
    }
    problems.stuck =
      Date.now() - carryingSince > SILENCE_MS
        ? `El disco de la copia continua no contesta: revisa ${backupDir}.`
        : null
    const problem = problems.stuck ?? problems.carry ?? problems.backlog ?? problems.base ?? problems.files
    const promised = new Date(Date.now() - seconds * 1000)
    const late = waiting.oldest && waiting.oldest < promised
    const lastBaseAt = writer.lastBaseAt()
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

  const repeat = async (work: () => Promise<void>, ms: () => number): Promise<void> => {
    while (!stopping.signal.aborted) {
      await work()
      await sleep(ms(), undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }
  const carrying = repeat(
    async () => {
      carryingSince = Date.now()
      await awake.connect().catch(() => undefined)
      await carry().catch((error: unknown) => {
        fail('carry', error)
        if (error instanceof OtherDatabase) writer.moveOn()
        writer.forget()
        filesBehind = true
      })
    },
    () => (problems.carry ? AFTER_FAILURE_MS : LOOK_EVERY_MS),
  )
  const watching = repeat(
    () => watch().catch((error: unknown) => log.error({ err: error }, 'the continuous copy is not watched')),
    () => LOOK_EVERY_MS,
  )

  return {
    keepFile: async (sha256, source) => {
      if (problems.carry ?? problems.files ?? problems.stuck) filesBehind = true
      else
        await within(PATIENCE_MS, writer.copyFile(sha256, source)).catch((error: unknown) => {
          filesBehind = true
          fail('files', error)
        })
    },
    stop: async () => {
      stopping.abort()
      await within(PARTING_MS, Promise.allSettled([carrying, watching, background])).catch(() => undefined)
      await awake.end()
    },
    finish: async () => {
      await within(PARTING_MS, writer.take()).then(
        (newest) => {
          if (newest) lastSegmentAt = newest.toISOString()
        },
        (error: unknown) => fail('carry', error),
      )
    },
  }
}
