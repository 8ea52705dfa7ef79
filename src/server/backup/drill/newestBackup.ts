import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config'
import { StartError } from '../../startError'
import { drillKey, drillKeySince } from '../keys/drillKey'
import { isNightly } from '../runBackup'
import { lockKindOf } from '../verifyBackup'
import { Untried } from './untried'

/** The newest nightly copy of the folder. @throws StartError when there is none, or the folder is gone */
export const newestBackup = async ({ backupDir }: Pick<Config, 'backupDir'>): Promise<string> => {
  const names = await readdir(backupDir).catch((cause: unknown) => {
    throw new StartError(`No se puede leer la carpeta de respaldos ${backupDir}: revise el disco.`, { cause })
  })
  const newest = names.filter(isNightly).sort().at(-1)
  if (newest === undefined) throw new StartError(`En ${backupDir} no hay ningún respaldo que probar.`)
  return path.join(backupDir, newest)
}

type Keys = Pick<Config, 'dataDir' | 'backupPassphrase'>

/** What opens a copy of this school without asking anybody; undefined for one in clear. @throws Untried when that is gone */
export const secretAtHand = async (
  file: string,
  { dataDir, backupPassphrase }: Keys,
): Promise<string | undefined> => {
  const kind = await lockKindOf(file)
  if (kind === 'NINGUNA') return undefined
  const secret = kind === 'LLAVE' ? await drillKey(dataDir) : backupPassphrase
  if (secret !== undefined) return secret
  throw new Untried(
    kind === 'LLAVE'
      ? `No se pudo probar ${path.basename(file)}: falta la llave del ensayo (llave-del-ensayo, en la carpeta de datos). El próximo respaldo llevará una nueva.`
      : `No se pudo probar ${path.basename(file)}: está cifrado con una contraseña y BACKUP_PASSPHRASE no la da.`,
  )
}

/** Whether the drill's key was made after this copy, so that it cannot open it. */
export const isOlderThanKey = async (file: string, dataDir: string): Promise<boolean> => {
  const since = await drillKeySince(dataDir)
  return since !== undefined && (await stat(file)).mtime < since
}
