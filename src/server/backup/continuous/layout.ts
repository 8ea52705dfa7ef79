import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { codeOf } from '../../shared/errorCode'
import { syncFolder } from '../../shared/syncFolder'

/**
 * BACKUP_DIR/continuo/SYSTEM, a folder for each database cluster (its system identifier):
 * `copia.json`, `llave.age` (with a passphrase), `bases/MOMENT/{base.tar.gz, archivos.txt, base.json}`,
 * `registro/SEGMENT_MOMENT_SUM.gz`, `archivos/LOCK/ab/SHA256`; `.age` behind what is encrypted. LOCK is `claro` or names the keys.
 */
export const FORMAT = 1

export const placesIn = (cluster: string) => ({
  about: path.join(cluster, 'copia.json'),
  key: path.join(cluster, 'llave.age'),
  bases: path.join(cluster, 'bases'),
  log: path.join(cluster, 'registro'),
  files: path.join(cluster, 'archivos'),
  filesOf: (lock: string) => path.join(cluster, 'archivos', lock || 'claro'),
})

export interface About {
  format: number
  system: string
  school: string
  /** Major version of PostgreSQL: only the same one can open the copy. */
  major: number
  segmentBytes: number
}

/** Contents of `base.json`, written last: a base copy without it was cut. */
export interface Base {
  format: number
  /** ISO moments. */
  began: string
  ended: string
  timeline: number
  /** First and last log segment that this base copy needs to open. */
  firstSegment: string
  lastSegment: string
  bytes: number
  sha256: string
  /** Identifies the keys that open it; empty: in clear. */
  lock: string
}

export interface KeptSegment {
  file: string
  /** 24 digits, or `00000002.history`. */
  name: string
  /** When PostgreSQL had finished it: what it holds was written before. */
  at: Date
  /** First digits of the sha-256 of what PostgreSQL wrote. */
  sum: string
  encrypted: boolean
}

export const SEGMENT = /^[0-9A-F]{24}$/
export const HISTORY = /^[0-9A-F]{8}\.history$/
const KEPT = /^([0-9A-F]{24}|[0-9A-F]{8}\.history)_(\d{8}T\d{6}\d{3}Z)_([0-9a-f]{16})\.gz(\.age)?$/
const BASE = /^\d{8}T\d{9}Z$/

/** `20261128T133015123Z`: sorts as it should and is a file's name everywhere. */
export const compact = (moment: Date): string => moment.toISOString().replace(/[-:.]/g, '')

const fromCompact = (text: string): Date =>
  new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/, '$1-$2-$3T$4:$5:$6.$7Z'))

export const keptName = (name: string, at: Date, sum: string, encrypted: boolean): string =>
  `${name}_${compact(at)}_${sum}.gz${encrypted ? '.age' : ''}`

export const keptSegment = (file: string): KeptSegment | null => {
  const [, name, at, sum, sealed] = KEPT.exec(file) ?? []
  return name && at && sum ? { file, name, at: fromCompact(at), sum, encrypted: sealed !== undefined } : null
}

export const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })

export const readSegments = async (cluster: string): Promise<KeptSegment[]> =>
  (await namesIn(placesIn(cluster).log))
    .flatMap((file) => keptSegment(file) ?? [])
    .sort((a, b) => (a.file < b.file ? -1 : 1))

export const segmentFile = (cluster: string, { file }: KeptSegment): string =>
  path.join(placesIn(cluster).log, file)

export const latestMoment = (segments: readonly KeptSegment[]): Date | undefined =>
  segments.reduce<Date | undefined>((at, one) => (at && at > one.at ? at : one.at), undefined)

export interface KeptBase extends Base {
  folder: string
}

export const baseNames = async (cluster: string): Promise<string[]> =>
  (await namesIn(placesIn(cluster).bases)).filter((name) => BASE.test(name)).sort()

/** Complete ones, oldest first. */
export const readBases = async (cluster: string): Promise<KeptBase[]> => {
  const bases: KeptBase[] = []
  for (const name of await baseNames(cluster)) {
    const folder = path.join(placesIn(cluster).bases, name)
    const text = await readFile(path.join(folder, 'base.json'), 'utf8').catch(() => null)
    try {
      if (text !== null) bases.push({ ...(JSON.parse(text) as Base), folder })
    } catch {
      // Its `base.json` was cut while being written: not a base copy.
    }
  }
  return bases
}

export const readAbout = async (cluster: string): Promise<About | null> => {
  const text = await readFile(placesIn(cluster).about, 'utf8').catch(() => null)
  try {
    return text === null ? null : (JSON.parse(text) as About)
  } catch {
    return null
  }
}

/** Makes the folders above it too. On a read-only disk Node's `recursive` would report a missing folder instead of the real fault. */
export const ensureFolder = async (folder: string): Promise<void> => {
  const make = () => mkdir(folder, { mode: 0o700 })
  await make().catch(async (error: unknown) => {
    if (codeOf(error) === 'EEXIST') return
    if (codeOf(error) !== 'ENOENT') throw error
    await ensureFolder(path.dirname(folder))
    await make().catch((again: unknown) => {
      if (codeOf(again) !== 'EEXIST') throw again
    })
  })
}

/** Written beside, synced and renamed, so the file is whole or missing. @returns bytes */
export const writeWhole = async (
  file: string,
  content: AsyncIterable<Buffer> | Iterable<Buffer>,
  signal?: AbortSignal,
): Promise<number> => {
  const aside = `${file}.${randomUUID()}.parcial`
  const handle = await open(aside, 'w', 0o600)
  try {
    await writeFile(handle, content, signal ? { signal } : {})
    await handle.sync()
    const { size } = await handle.stat()
    await handle.close()
    await rename(aside, file)
    await syncFolder(path.dirname(file))
    return size
  } catch (error) {
    await handle.close().catch(() => undefined)
    await rm(aside, { force: true }).catch(() => undefined)
    throw error
  }
}

/** The number of a segment within its timeline. @param segmentBytes as the cluster was made, 16 MB */
export const numberOf = (name: string, segmentBytes: number): bigint => {
  const perFile = 0x1_0000_0000n / BigInt(segmentBytes)
  return BigInt(`0x${name.slice(8, 16)}`) * perFile + BigInt(`0x${name.slice(16, 24)}`)
}

export const timelineOf = (name: string): number => parseInt(name.slice(0, 8), 16)

export const segmentNamed = (timeline: number, number: bigint, segmentBytes: number): string => {
  const perFile = 0x1_0000_0000n / BigInt(segmentBytes)
  const hex = (value: bigint | number) => value.toString(16).toUpperCase().padStart(8, '0')
  return hex(timeline) + hex(number / perFile) + hex(number % perFile)
}
