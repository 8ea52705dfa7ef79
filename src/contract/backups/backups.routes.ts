import { callsOf, defineRoutes } from '../http/route'
import type { BackupsContract } from './backups.schemas'

const backups = callsOf('USUARIOS')

export const backupsRoutes = defineRoutes<BackupsContract>()({
  // Ours: the home page warns when the school has no backup from the last seven days.
  last: backups.get('/respaldos/ultimo'),
})
