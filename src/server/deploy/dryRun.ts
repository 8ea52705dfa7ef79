import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { countText } from '@contract/domain/text'
import { backupsToTry, secretAtHand } from '../backup/drill/newestBackup'
import { restoreAside } from '../backup/drill/restoreAside'
import type { Config } from '../config'
import { StartError } from '../startError'
import { sizeOf } from './room'
import type { Tell } from './script'

type Settings = Pick<
  Config,
  'dataDir' | 'backupDir' | 'backupSeconds' | 'databaseUrl' | 'backupPassphrase' | 'timeZone'
>

const inWords = (names: readonly string[]): string =>
  names.length === 0
    ? 'La base de datos no cambiaría: esta versión no trae migraciones nuevas.'
    : `La base de datos cambiaría con ${names.length === 1 ? 'una migración' : `${names.length} migraciones`}: ${names.join(', ')}.`

/** A folder of its own that is removed whole: this may run as root, and the weekly drill as the school's user. */
const aside = async <T>(dataDir: string, work: (place: string) => Promise<T>): Promise<T> => {
  const place = await mkdtemp(path.join(dataDir, 'ensayo-de-version-'))
  try {
    return await work(place)
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

/** The school is not touched. @throws StartError: no backup, it does not open, is newer, has faults */
export const dryRun = async (settings: Settings, tell: Tell, signal: AbortSignal): Promise<void> => {
  const { dataDir, timeZone } = settings
  const [backup] = await backupsToTry(settings)
  const secret = await secretAtHand(backup, settings)
  tell(`Se ensaya con ${backup.place}, de ${backup.at.toLocaleString('es-MX', { timeZone })}.`)
  const began = performance.now()
  const needs = (await sizeOf(path.join(dataDir, 'postgres'))) + backup.bytes
  const { migrations, faults } = await aside(dataDir, (place) =>
    restoreAside({ dataDir: place, backup, secret, timeZone, needs, signal, step: tell }),
  )
  const seconds = Math.ceil((performance.now() - began) / 1000)
  tell(inWords(migrations))
  for (const fault of faults) tell(fault)
  if (faults.length > 0)
    throw new StartError(
      `Después de actualizar, la revisión encontraría ${countText(faults.length, 'falla', 'fallas')}: no actualice todavía. No se cambió nada.`,
    )
  tell(
    `El ensayo salió bien en ${seconds} segundos: restaurada, actualizada y revisada, sin fallas. No se cambió nada.`,
  )
}
