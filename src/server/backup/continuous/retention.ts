import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { schoolClock } from '../backupRecord'
import {
  baseNames,
  numberOf,
  placesIn,
  readBases,
  readSegments,
  SEGMENT,
  type KeptBase,
  type KeptSegment,
} from './layout'

const DAYS = 7

/** All base copies of the last seven days that have one stay. @param bases oldest first @returns those that go */
export const expiredBases = <B extends Pick<KeptBase, 'ended'>>(
  bases: readonly B[],
  timeZone: string,
): B[] => {
  const dayOf = ({ ended }: Pick<KeptBase, 'ended'>) => schoolClock(new Date(ended), timeZone).slice(0, 10)
  const days = [...new Set(bases.map(dayOf))].slice(-DAYS)
  return bases.filter((base) => !days.includes(dayOf(base)))
}

/** Segments before the oldest base copy, which no restore reads any more. Histories of timelines are kept. */
export const expiredSegments = (
  segments: readonly KeptSegment[],
  oldest: Pick<KeptBase, 'firstSegment'>,
  segmentBytes: number,
): KeptSegment[] => {
  const first = numberOf(oldest.firstSegment, segmentBytes)
  return segments.filter(({ name }) => SEGMENT.test(name) && numberOf(name, segmentBytes) < first)
}

/** Removes also what a killed process left half done, so call it while no base copy is being made. */
export const removeExpired = async (
  cluster: string,
  timeZone: string,
  segmentBytes: number,
): Promise<void> => {
  const places = placesIn(cluster)
  const bases = await readBases(cluster)
  if (bases.length === 0) return
  const gone = expiredBases(bases, timeZone)
  const whole = new Set(bases.map(({ folder }) => folder))
  for (const name of await baseNames(cluster)) {
    const folder = path.join(places.bases, name)
    if (!whole.has(folder) || gone.some((base) => base.folder === folder))
      await rm(folder, { recursive: true, force: true })
  }
  const [oldest] = bases.filter((base) => !gone.includes(base)) as [KeptBase]
  const old = expiredSegments(await readSegments(cluster), oldest, segmentBytes)
  for (const { file } of old) await rm(path.join(places.log, file), { force: true })
  for (const name of await readdir(places.log))
    if (name.endsWith('.parcial')) await rm(path.join(places.log, name), { force: true })
}
