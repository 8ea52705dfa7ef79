import { callsOf, defineRoutes, type Grant } from '../http/route'
import type { BackupsContract } from './backups.schemas'
import { backupsShows } from './backups.shows'

const backups = callsOf('USUARIOS')

/** All calls of this page need UPDATE, reads too: they concern the key and copies of the whole school. */
const access: readonly [Grant] = [['USUARIOS', 'UPDATE']]

export const backupsRoutes = defineRoutes<BackupsContract>(backupsShows)({
  getLast: backups.get('/respaldos/ultimo'),
  get: backups.get('/respaldos'),
  create: { method: 'POST', path: '/respaldos', access, changes: ['Backup'] },
  drill: { method: 'POST', path: '/respaldos/ensayo', access, changes: ['Backup'] },
  showKey: {
    method: 'POST',
    path: '/respaldos/llave',
    access,
    needsReauth: true,
    sensitive: true,
    notReplayed: true,
    changes: [],
  },
  takeKey: {
    method: 'POST',
    path: '/respaldos/llave/guardada',
    access,
    needsReauth: true,
    changes: ['Backup'],
  },
  checkKey: { method: 'PATCH', path: '/respaldos/llave', access, changes: ['Backup'] },
})
