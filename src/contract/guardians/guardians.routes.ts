import { callsOf, defineRoutes } from '../http/route'
import type { GuardiansContract } from './guardians.schemas'
import { guardiansShows } from './guardians.shows'

const guardians = callsOf('ALUMNOS')

/** Sensitive: notes and identifications may not stay in a browser's cache. */
export const guardiansRoutes = defineRoutes<GuardiansContract>(guardiansShows)({
  list: guardians.get('/alumnos/{id}/responsables', { sensitive: true }),
  create: guardians.post('/alumnos/{id}/responsables', { sensitive: true, changes: ['Guardian'] }),
  copyAll: guardians.post('/alumnos/{id}/responsables/hermanos', { changes: ['Guardian'] }),
  update: guardians.patch('/responsables/{id}', { sensitive: true, changes: ['Guardian'] }),
  delete: guardians.delete('/responsables/{id}', { sensitive: true, changes: ['Guardian'] }),
  replaceFile: guardians.post('/responsables/{id}/archivo/{cual}', {
    upload: { field: 'file', kinds: ['image', 'pdf'], max: 1 },
    sensitive: true,
    changes: ['Guardian'],
  }),
  deleteFile: guardians.delete('/responsables/{id}/archivo/{cual}', {
    sensitive: true,
    changes: ['Guardian'],
  }),
})
