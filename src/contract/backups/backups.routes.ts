import { callsOf, defineRoutes } from '../http/route'
import type { BackupsContract } from './backups.schemas'
import { backupsShows } from './backups.shows'

const backups = callsOf('USUARIOS')

export const backupsRoutes = defineRoutes<BackupsContract>(backupsShows)({
  // Ours: the home page warns when the school has no backup from the last seven days.
  last: backups.get('/respaldos/ultimo'),
})
