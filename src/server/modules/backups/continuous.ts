import type { BackupsContract } from '@contract/backups/backups.schemas'
import type { ContinuousState } from '../../backup/continuous/state'

const MINUTE_MS = 60_000
/** Milliseconds. The copying process reports every few seconds; after this silence it counts as stopped. */
const SILENT_MS = 2 * MINUTE_MS

export const keptIn = ({ folder, bytes, encrypted, lastBaseAt }: ContinuousState) => ({
  carpeta: folder,
  bytes,
  cifrada: encrypted,
  base: lastBaseAt,
})

export const continuousOf = (
  { safeUntil, elsewhere, problem, checkedAt }: ContinuousState,
  now: Date,
): NonNullable<BackupsContract['getLast']['response']['continua']> => {
  const ago = (moment: string) => now.getTime() - new Date(moment).getTime()
  const silent =
    ago(checkedAt) > SILENT_MS ? 'La copia continua no avanza; el motivo está en el registro.' : null
  return {
    minutos: safeUntil === null ? null : Math.max(1, Math.round(ago(safeUntil) / MINUTE_MS)),
    otro_disco: elsewhere,
    problema: problem ?? silent,
  }
}
