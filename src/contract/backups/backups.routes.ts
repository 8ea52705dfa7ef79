import { defineRoutes } from '../http/route'
import type { BackupsContract } from './backups.schemas'

export const backupsRoutes = defineRoutes<BackupsContract>()({
  // Ours: the home tells when the school has no backup of this week.
  last: { method: 'GET', path: '/respaldos/ultimo', access: [['USUARIOS', 'READ']] },
})
