import { createHash } from 'node:crypto'
import { access, rm } from 'node:fs/promises'
import path from 'node:path'
import { recoverEmbedded } from '../../db/embedded/recover'
import type { Contents } from '../../files/contents'
import { schoolClock } from '../backupRecord'
import { DamagedArchive } from '../bytes'
import { StartError } from '../../startError'
import { keptFile } from './filesCopy'
import { latestMoment, SEGMENT } from './layout'
import { findCluster, planRestore, type Plan } from './plan'
import { layLog, readerOf, unpackBase, unpackSegment, type ReadCopied } from './unpack'

interface RestoreContinuousOptions {
  folder: string
  until: Date | null
  /** A data folder without a database, locked by the caller; `postgres` is made in it and left stopped. */
  into: string
  /** `AGE-SECRET-KEY-1…` or a passphrase; null for a copy in clear. */
  identity: string | null
  timeZone: string
  log: (line: string) => void
}

export interface RestoredCopy {
  school: string
  until: Date
  /** Brings a stored file back. @returns false when the copy lacks it or has it damaged @throws StartError for another key */
  restoreFile(sha256: string, contents: Pick<Contents, 'restore'>): Promise<boolean>
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

async function* asNamed(bytes: AsyncIterable<Buffer>, sha256: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const piece of bytes) {
    hash.update(piece)
    yield piece
  }
  if (hash.digest('hex') !== sha256) throw new DamagedArchive('content')
}

const fileRestorer =
  ({ cluster, base }: Plan, read: ReadCopied): RestoredCopy['restoreFile'] =>
  async (sha256, contents) => {
    const file = keptFile(cluster, base.lock, sha256)
    if (!(await isThere(file))) return false
    try {
      await contents.restore(sha256, asNamed(read(file, base.lock !== ''), sha256))
      return true
    } catch (error) {
      if (error instanceof DamagedArchive) return false
      throw error
    }
  }

const endOf = ({ segments, base }: Plan): Date =>
  latestMoment(segments.filter(({ name }) => SEGMENT.test(name))) ?? new Date(base.ended)

/** Plans `restoreContinuous` without writing anything. @throws StartError for all that can be known beforehand */
export const readPlan = async ({
  folder,
  until,
  identity,
  timeZone,
  log,
}: Omit<RestoreContinuousOptions, 'into'>) => {
  const clock = (moment: Date) => schoolClock(moment, timeZone)
  const cluster = await findCluster(folder, clock)
  const read = await readerOf(cluster, identity)
  const plan = await planRestore({
    cluster,
    until,
    clock,
    unpack: (segment) => unpackSegment(cluster, segment, read),
    log,
  })
  return { plan, read }
}

/** The database as it was at a moment. Passwords and sessions are of then, so the caller must still sign everyone out. @throws StartError */
export const restoreContinuous = async (options: RestoreContinuousOptions): Promise<RestoredCopy> => {
  const { until, into, log } = options
  const { plan, read } = await readPlan(options)
  const folder = path.join(into, 'postgres')
  if (await isThere(folder)) throw new StartError(`La carpeta ${into} ya tiene una base de datos.`)
  try {
    await unpackBase(plan.base, folder, read)
    await layLog(plan, folder, read)
    await recoverEmbedded(into, until, log)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  return { school: plan.about.school, until: until ?? endOf(plan), restoreFile: fileRestorer(plan, read) }
}
