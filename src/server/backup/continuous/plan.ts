import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../../startError'
import { baseFile } from './baseCopy'
import {
  FORMAT,
  HISTORY,
  latestMoment,
  numberOf,
  readAbout,
  readBases,
  readSegments,
  SEGMENT,
  segmentNamed,
  timelineOf,
  type About,
  type KeptBase,
  type KeptSegment,
} from './layout'

export interface Plan {
  cluster: string
  about: About
  base: KeptBase
  /** Log segments from the base copy on, none missing, plus timeline histories. */
  segments: KeptSegment[]
}

/** A moment as the school's clock shows it, which `--hasta` takes too. */
type Clock = (moment: Date) => string

/** The folder of the one database in BACKUP_DIR/continuo, or the one that was named. @throws StartError when there is none, or more than one */
export const findCluster = async (folder: string, clock: Clock): Promise<string> => {
  if (await readAbout(folder)) return folder
  const names = await readdir(folder).catch((cause: unknown) => {
    throw new StartError(`No se puede leer la carpeta ${folder}.`, { cause })
  })
  const clusters: string[] = []
  for (const name of names.sort())
    if (await readAbout(path.join(folder, name))) clusters.push(path.join(folder, name))
  const [only, ...others] = clusters
  if (!only)
    throw new StartError(
      `En ${folder} no hay ninguna copia continua: indique la carpeta «continuo» de los respaldos.`,
    )
  if (others.length === 0) return only
  const lines: string[] = []
  for (const each of clusters) {
    const last = latestMoment(await readSegments(each))
    lines.push(`${each} (${(await readAbout(each))?.school}, hasta el ${last ? clock(last) : 'nunca'})`)
  }
  throw new StartError(
    `Hay copias de ${clusters.length} bases de datos; indique la carpeta de una: ${lines.join('; ')}.`,
  )
}

const isIntact = async (base: KeptBase): Promise<boolean> => {
  const hash = createHash('sha256')
  try {
    for await (const piece of createReadStream(path.join(base.folder, baseFile(base))))
      hash.update(piece as Buffer)
  } catch {
    return false
  }
  return hash.digest('hex') === base.sha256
}

type Unpack = (segment: KeptSegment) => Promise<Buffer>

/** Where each timeline begins, oldest first, as told by the history file of the newest one with segments (PostgreSQL, timeline.c). */
const timelinesOf = async (
  segments: readonly KeptSegment[],
  segmentBytes: number,
  unpack: Unpack,
): Promise<{ timeline: number; from: bigint }[]> => {
  const newest = Math.max(
    ...segments.filter(({ name }) => SEGMENT.test(name)).map(({ name }) => timelineOf(name)),
  )
  const history = segments.find(({ name }) => HISTORY.test(name) && timelineOf(name) === newest)
  const parents = history ? (await unpack(history)).toString('utf8') : ''
  let from = 0n
  const path: { timeline: number; from: bigint }[] = []
  for (const [, timeline, high, low] of parents.matchAll(/^\s*(\d+)\s+([0-9A-F]+)\/([0-9A-F]+)/gim)) {
    path.push({ timeline: Number(timeline), from })
    from = ((BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)) / BigInt(segmentBytes)
  }
  return [...path, { timeline: newest, from }]
}

/** Rounded up to what the clock shows: whole seconds, and not before the copy begins. */
const fullSecond = (moment: string): Date => new Date(Math.ceil(Date.parse(moment) / 1000) * 1000)

interface RestoreWish {
  cluster: string
  /** Null: the latest moment of the copy. */
  until: Date | null
  clock: Clock
  unpack: Unpack
  log: (line: string) => void
}

/** Segments from a base copy to the moment asked. @throws StartError when one is missing */
const logFrom = async (
  base: KeptBase,
  all: readonly KeptSegment[],
  asked: RestoreWish,
  segmentBytes: number,
) => {
  const { until, clock } = asked
  const byName = new Map(all.map((each) => [each.name, each]))
  const timelines = await timelinesOf(all, segmentBytes, asked.unpack)
  const first = numberOf(base.firstSegment, segmentBytes)
  const [newest] = timelines.slice(-1) as [{ timeline: number; from: bigint }]
  const numbers = all
    .filter(({ name }) => SEGMENT.test(name) && timelineOf(name) === newest.timeline)
    .map(({ name }) => numberOf(name, segmentBytes))
  const last = numbers.reduce((most, each) => (each > most ? each : most), first)
  const segments: KeptSegment[] = all.filter(
    ({ name }) => HISTORY.test(name) && timelineOf(name) <= newest.timeline,
  )
  for (let at = first; at <= last; at++) {
    const { timeline } = timelines.findLast(({ from }) => from <= at) as { timeline: number }
    const segment = byName.get(segmentNamed(timeline, at, segmentBytes))
    if (!segment) {
      const reached = latestMoment(segments.filter(({ name }) => SEGMENT.test(name)))
      const isOpen = reached !== undefined && reached > new Date(base.ended)
      throw new StartError(
        `Falta un tramo en la copia continua${isOpen ? `: después del ${clock(reached)} no se puede seguir. Para la escuela de ese momento: --hasta ${clock(reached).replace(' ', 'T')}` : ''}.`,
      )
    }
    segments.push(segment)
    if (until && segment.at > until) break
  }
  return segments
}

/** @throws StartError: nothing there, of a newer version, before the first or after the last moment, a part missing or damaged */
export const planRestore = async (asked: RestoreWish): Promise<Plan> => {
  const { cluster, until, clock } = asked
  const about = (await readAbout(cluster)) as About
  if (about.format > FORMAT)
    throw new StartError('Esta copia es de una versión más nueva del programa: instale la más reciente.')
  const [bases, segments] = [await readBases(cluster), await readSegments(cluster)]
  const [oldest] = bases
  const end = latestMoment(segments)
  if (!oldest || !end) throw new StartError(`En ${cluster} no hay todavía ninguna copia completa.`)
  if (until && until < new Date(oldest.ended))
    throw new StartError(
      `La copia continua empieza el ${clock(fullSecond(oldest.ended))}: pida ese momento o uno después.`,
    )
  if (until && until > end)
    throw new StartError(`La copia continua llega hasta el ${clock(end)}: pida ese momento, o quite --hasta.`)
  const possible = bases.filter(({ ended }) => !until || new Date(ended) <= until)
  for (const base of possible.reverse()) {
    if (await isIntact(base))
      return { cluster, about, base, segments: await logFrom(base, segments, asked, about.segmentBytes) }
    asked.log(
      `La copia base del ${clock(new Date(base.ended))} está cortada o alterada: se usa una anterior.`,
    )
  }
  throw new StartError(`Todas las copias base de ${cluster} están cortadas o alteradas: no se hizo nada.`)
}
