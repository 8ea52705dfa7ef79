import type { BackupsContract } from '@contract/backups/backups.schemas'
import type { AnyCall } from '../../http/contractRoute'
import { lastBackup, lastFailure, openedAt, paymentAfter } from './backups.queries'

/** Milliseconds that the clocks of two servers may differ by. */
const CLOCKS_DIFFER_MS = 2 * 60_000
const WEEK_MS = 7 * 86_400_000

export const createBackupsService = () => ({
  last: async ({
    db,
    now,
  }: AnyCall): Promise<Omit<BackupsContract['last']['response'], 'ok' | 'message'>> => {
    const respaldo = await lastBackup(db)
    const since = respaldo ? new Date(respaldo.fecha) : await openedAt(db)
    const later = await paymentAfter(db, new Date(now.getTime() + CLOCKS_DIFFER_MS))
    return {
      respaldo,
      atrasado: since !== null && now.getTime() - since.getTime() > WEEK_MS,
      fallo: await lastFailure(db),
      ...(later ? { reloj_atrasado: { folio: later.folio, fecha: later.created_at.toISOString() } } : {}),
    }
  },
})
export type BackupsService = ReturnType<typeof createBackupsService>
