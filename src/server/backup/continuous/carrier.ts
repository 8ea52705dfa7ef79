import type { FastifyBaseLogger } from 'fastify'
import type { Problems } from './problems'
import { OtherDatabase } from './segments'
import { within } from './within'
import type { Writer } from './writer'

const BASE_AGAIN_MS = 60_000
/** Milliseconds for which a disk that does not answer may hold up an upload; only one upload waits. */
const PATIENCE_MS = 15_000

/** Carries log segments first, as they come; beside them a base copy or the school's files, one at a time. */
export const createCarrier = (
  writer: Writer,
  { now: problems, fail }: Problems,
  log: Pick<FastifyBaseLogger, 'info'>,
  signal: AbortSignal,
) => {
  let lastSegmentAt: string | null = null
  let baseNotBefore = 0
  let filesBehind = true
  let background: Promise<void> | null = null

  const take = async (): Promise<void> => {
    const newest = await writer.take()
    if (newest) lastSegmentAt = newest.toISOString()
  }
  const copyBase = async (): Promise<void> => {
    try {
      await writer.copyBase(signal)
      problems.base = null
    } catch (error) {
      if (signal.aborted) return
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
    await take()
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

  return {
    take,
    carry: () =>
      carry().catch((error: unknown) => {
        fail('carry', error)
        if (error instanceof OtherDatabase) writer.moveOn()
        writer.forget()
        filesBehind = true
      }),
    keepFile: async (sha256: string, source: string): Promise<void> => {
      if (problems.carry ?? problems.files ?? problems.stuck) filesBehind = true
      else
        await within(PATIENCE_MS, writer.copyFile(sha256, source)).catch((error: unknown) => {
          filesBehind = true
          fail('files', error)
        })
    },
    lastSegmentAt: () => lastSegmentAt,
    background: () => background,
    /** How far the copy had come before this start of the product. */
    resumeFrom: (at: string | null): void => {
      lastSegmentAt = at
    },
  }
}
