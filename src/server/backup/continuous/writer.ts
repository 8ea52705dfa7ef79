import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import type { Contents } from '../../files/contents'
import { isDue } from '../backupRecord'
import { copyBase, finishBase } from './baseCopy'
import { copyFileOf, copyMissing, removeExpiredFiles } from './filesCopy'
import { clusterAbout, diskOf, openCopyFolder, type Disk } from './folder'
import {
  compact,
  numberOf,
  readBases,
  readSegments,
  SEGMENT,
  segmentNamed,
  timelineOf,
  type Base,
  type KeptBase,
  type KeptSegment,
} from './layout'
import { removeExpired } from './retention'
import { lockOf } from './sealing'
import { takeSegment, waitingIn } from './segments'

export interface WriterOptions {
  dataDir: string
  folder: string
  spool: string
  backupDir: string
  connection: pg.PoolConfig
  contents: Pick<Contents, 'list' | 'placeOf' | 'open'>
  /** Who may open the copy, `age1…`; none: it is in clear. */
  recipients: (cluster: string) => Promise<readonly string[]>
  school: string
  /** 0 to 23 in the school's time zone: from then on each night's base copy. */
  hour: number
  timeZone: string
  now: () => Date
}

interface Draft {
  folder: string
  base: Base
  hashes: readonly string[]
}

export const sizeOf = async (folder: string): Promise<number> => {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      bytes += await stat(path.join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      )
  return bytes
}

export const createWriter = async (options: WriterOptions, before: (Disk & { folder: string }) | null) => {
  const { folder, spool, backupDir, dataDir, contents } = options
  const about = await clusterAbout(folder, options.school)
  const continuo = path.join(backupDir, 'continuo')
  let cluster = path.join(continuo, about.system)
  if (
    before &&
    path.dirname(before.folder) === continuo &&
    path.basename(before.folder).startsWith(about.system)
  )
    cluster = before.folder
  let disk: Disk = before?.folder === cluster ? before : { elsewhere: false, mounted: false }
  let segments: Map<string, KeptSegment> | null = null
  let bases: KeptBase[] = []
  let draft: Draft | null = null
  let bytes = 0
  let gap = false
  const lock = async () => lockOf(await options.recipients(cluster))

  const forget = (): void => {
    segments = null
    draft = null
  }

  const open = async (): Promise<void> => {
    const now = await diskOf(backupDir, dataDir)
    if (await openCopyFolder(cluster, about, disk.mounted, now.mounted)) forget()
    disk = now
    if (segments) return
    bases = await readBases(cluster)
    segments = new Map((await readSegments(cluster)).map((each) => [each.name, each]))
    bytes = await sizeOf(cluster)
  }

  const known = (): Map<string, KeptSegment> => {
    if (!segments) throw new Error(`${cluster} is not open`)
    return segments
  }

  /** Whether no segment is missing from a base copy's first to the newest. */
  const holds = ({ firstSegment, timeline }: Base): boolean => {
    const numbers = [...known().keys()].filter((name) => SEGMENT.test(name) && timelineOf(name) === timeline)
    const first = numberOf(firstSegment, about.segmentBytes)
    const later = numbers.filter((name) => numberOf(name, about.segmentBytes) >= first).sort()
    const newest = later.at(-1)
    return newest !== undefined && BigInt(later.length) === numberOf(newest, about.segmentBytes) - first + 1n
  }

  const isWhole = ({ base }: Draft): boolean => {
    const last = numberOf(base.lastSegment, about.segmentBytes)
    for (let at = numberOf(base.firstSegment, about.segmentBytes); at <= last; at++)
      if (!known().has(segmentNamed(base.timeline, at, about.segmentBytes))) return false
    return true
  }

  /** A later segment has arrived while some that this copy needs are missing. They come in order, so those never will. */
  const isPassed = ({ base }: Draft): boolean =>
    [...known().keys()].some((name) => SEGMENT.test(name) && name > base.lastSegment)

  return {
    cluster: () => cluster,
    disk: () => disk,
    bytes: () => bytes,
    lastBaseAt: () => bases.at(-1)?.ended ?? null,
    /** Forgets what was read of the folder, since another disk may be mounted there by now. */
    forget,
    /** Begins a folder of its own: another database of this number writes to the old one, or this one was restored to an earlier day. */
    moveOn: () => {
      cluster = path.join(continuo, `${about.system}-${compact(new Date())}`)
    },
    /** Segments were given up, so the log has a hole. */
    noteGap: () => {
      gap = true
      draft = null
    },

    /** Copies all that waits in the spool. @returns when PostgreSQL had finished the newest segment; null when nothing waited */
    take: async (): Promise<Date | null> => {
      await open()
      const stored = known()
      let newest: Date | null = null
      for (const waiting of await waitingIn(spool)) {
        const taken = await takeSegment(waiting, cluster, stored, await options.recipients(cluster))
        stored.set(taken.kept.name, taken.kept)
        bytes += taken.bytes
        newest = waiting.at
      }
      return newest
    },

    needsBase: async (): Promise<boolean> => {
      if (draft && !isPassed(draft)) return false
      const newest = bases.at(-1)
      if (gap || !newest || newest.timeline !== about.timeline || newest.lock !== (await lock())) return true
      if (!holds(newest)) return true
      return isDue(new Date(newest.ended), options.now(), options.hour, options.timeZone)
    },

    /** May run beside `take`. The base copy counts once `finish` has found its log in the folder. */
    copyBase: async (signal: AbortSignal): Promise<void> => {
      await open()
      gap = false
      const recipients = await options.recipients(cluster)
      const began = new Date().toISOString()
      // Files before tables, so that none named in these tables is missing; a file stored later is copied by the write that stores it.
      const { hashes, bytes: came } = await copyMissing(contents, cluster, recipients)
      bytes += came
      const made = await copyBase({
        ...options,
        cluster,
        recipients,
        segmentBytes: about.segmentBytes,
        signal,
      })
      if (!gap) draft = { folder: made.folder, base: { ...made.base, began }, hashes }
    },

    /** @returns whether a base copy became complete; old ones are then removed */
    finish: async (): Promise<boolean> => {
      if (!draft || !isWhole(draft)) return false
      await finishBase(draft.folder, draft.base, draft.hashes)
      draft = null
      await removeExpired(cluster, options.timeZone, about.segmentBytes)
      await removeExpiredFiles(contents, cluster, await lock())
      segments = null
      await open()
      return true
    },

    copyFile: async (sha256: string, source: string): Promise<void> => {
      bytes += await copyFileOf(cluster, sha256, source, await options.recipients(cluster))
    },
    copyFiles: async (): Promise<void> => {
      bytes += (await copyMissing(contents, cluster, await options.recipients(cluster))).bytes
    },
  }
}
export type Writer = Awaited<ReturnType<typeof createWriter>>
