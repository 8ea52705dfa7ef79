import { callsOf, defineRoutes } from '../http/route'
import type { BackupsContract } from './backups.schemas'
import { backupsShows } from './backups.shows'

const backups = callsOf('USUARIOS')

export const backupsRoutes = defineRoutes<BackupsContract>(backupsShows)({
  last: backups.get('/respaldos/ultimo'),
})
