import { callsOf, defineRoutes } from '../http/route'
import type { BackupsContract } from './backups.schemas'

const backups = callsOf('USUARIOS')

export const backupsRoutes = defineRoutes<BackupsContract>()({
  // Ours: the home tells when the school has no backup of this week.
  last: backups.get('/respaldos/ultimo'),
})
