import type { BackupsContract } from '@contract/backups/backups.schemas'
import type { AnyCall } from '../../http/contractRoute'
import { lastBackup, lastFailure, openedAt } from './backups.queries'

/** A school may lose a week's work, no more, before it is told, ms. */
const WEEK_MS = 7 * 86_400_000

export const createBackupsService = () => ({
  /** The newest backup, and whether that is too long ago. A school younger than a week is not late. */
  last: async ({
    db,
    now,
  }: AnyCall): Promise<Omit<BackupsContract['last']['response'], 'ok' | 'message'>> => {
    const respaldo = await lastBackup(db)
    const since = respaldo ? new Date(respaldo.fecha) : await openedAt(db)
    return {
      respaldo,
      atrasado: since !== null && now.getTime() - since.getTime() > WEEK_MS,
      fallo: await lastFailure(db),
    }
  },
})
export type BackupsService = ReturnType<typeof createBackupsService>
