import { access, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config'
import { StartError } from '../../startError'
import { placesIn, readBases, readSegments } from '../continuous/layout'
import { continuousState } from '../continuous/state'
import { sizeOf } from '../continuous/writer'
import { drillKey, drillKeySince } from '../keys/drillKey'
import { isNightly } from '../runBackup'
import type { LockKind } from '../sealed'
import { lockKindOf } from '../verifyBackup'
import { Untried } from './untried'

export interface Backup {
  kind: 'NIGHTLY' | 'CONTINUOUS'
  place: string
  /** The moment of the newest data in it. */
  at: Date
  /** Oldest moment a restore reads from: a key made later does not open the copy. */
  since: Date
  /** Bytes of its contents once restored, besides the empty database. */
  bytes: number
}

type Where = Pick<Config, 'dataDir' | 'backupDir' | 'backupSeconds' | 'databaseUrl'>

const newestNightly = async (backupDir: string): Promise<Backup | null> => {
  const names = await readdir(backupDir).catch((cause: unknown) => {
    throw new StartError(`No se puede leer la carpeta de respaldos ${backupDir}: revise el disco.`, { cause })
  })
  const newest = names.filter(isNightly).sort().at(-1)
  if (newest === undefined) return null
  const place = path.join(backupDir, newest)
  const { mtime, size } = await stat(place)
  return { kind: 'NIGHTLY', place, at: mtime, since: mtime, bytes: size }
}

/** Bytes; all our databases are made with this size. */
const SEGMENT_BYTES = 16 * 1024 * 1024

/** Null where no continuous copy is kept, or none is complete yet. @throws StartError when its folder is gone */
const continuousCopy = async ({ dataDir, backupSeconds, databaseUrl }: Where): Promise<Backup | null> => {
  const state = backupSeconds === null || databaseUrl ? null : await continuousState(dataDir)
  if (!state?.lastBaseAt) return null
  const { folder: place } = state
  const base = (await readBases(place)).at(-1)
  if (!base) throw new StartError(`La copia continua no está en ${place}: revise el disco.`)
  const log = (await readSegments(place)).filter(({ name }) => name >= base.firstSegment)
  const files = await sizeOf(placesIn(place).filesOf(base.lock)).catch(() => 0)
  return {
    kind: 'CONTINUOUS',
    place,
    at: new Date(state.lastSegmentAt ?? base.ended),
    since: new Date(base.ended),
    bytes: files + log.length * SEGMENT_BYTES,
  }
}

/** The nightly copy and the continuous one, the newer first. @throws StartError when there is none, or a folder is gone */
export const backupsToTry = async (config: Where): Promise<[Backup, ...Backup[]]> => {
  const backups = [await continuousCopy(config), await newestNightly(config.backupDir)]
  const [newest, ...others] = backups
    .filter((backup) => backup !== null)
    .sort((a, b) => b.at.getTime() - a.at.getTime())
  if (newest) return [newest, ...others]
  throw new StartError(`En ${config.backupDir} no hay ningún respaldo que probar.`)
}

type Keys = Pick<Config, 'dataDir' | 'backupPassphrase'>

const lockOfCopy = async (cluster: string): Promise<LockKind> => {
  if (!(await readBases(cluster)).at(-1)?.lock) return 'NINGUNA'
  return access(placesIn(cluster).key).then(
    () => 'CONTRASEÑA',
    () => 'LLAVE',
  )
}

/** Passphrase or key that opens a copy without asking a user; undefined for one in clear. @throws Untried when it is gone */
export const secretAtHand = async (
  { kind, place }: Backup,
  { dataDir, backupPassphrase }: Keys,
): Promise<string | undefined> => {
  const lock = await (kind === 'NIGHTLY' ? lockKindOf(place) : lockOfCopy(place))
  if (lock === 'NINGUNA') return undefined
  const secret = lock === 'LLAVE' ? await drillKey(dataDir) : backupPassphrase
  if (secret !== undefined) return secret
  const name = nameOf({ kind, place })
  throw new Untried(
    lock === 'LLAVE'
      ? `No se pudo probar ${name}: falta la llave del ensayo (llave-del-ensayo, en la carpeta de datos). El próximo respaldo llevará una nueva.`
      : `No se pudo probar ${name}: está cifrado con una contraseña y BACKUP_PASSPHRASE no la da.`,
  )
}

export const nameOf = ({ kind, place }: Pick<Backup, 'kind' | 'place'>): string =>
  kind === 'NIGHTLY' ? path.basename(place) : 'la copia continua'

/** True for a copy from before the drill's key, which therefore cannot open it. */
export const isOlderThanKey = async ({ since }: Backup, dataDir: string): Promise<boolean> => {
  const key = await drillKeySince(dataDir)
  return key !== undefined && since < key
}
