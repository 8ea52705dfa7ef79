import { callsOf, defineRoutes } from '../http/route'
import type { ParentsContract } from './parents.schemas'

const parents = callsOf('PADRES')

export const parentsRoutes = defineRoutes<ParentsContract>()({
  listAll: parents.get('/padres/all'),
  listEnrolled: parents.get('/padres/inscritos'),
  get: parents.get('/padres/one/{id}'),
  create: parents.post('/padres', {
    // A pupil's row shows the parent's name, and pupils leave the list of those without a parent.
    changes: ['Parent', 'Student'],
  }),
  update: parents.patch('/padres/update/{id}', { changes: ['Parent', 'Student'] }),
  addChildren: parents.patch('/padres/add/hijo', { changes: ['Parent', 'Student'] }),
  removeChild: parents.patch('/padres/quitar/hijo', { changes: ['Parent', 'Student'] }),
  // Deleting a parent deletes the notices sent to them.
  delete: parents.delete('/padres/{id}', { changes: ['Parent', 'Notice'] }),
  createUser: parents.patch('/padres/create/user', { changes: ['Parent'] }),
  // Ours: sets a new password for a parent's app user. The screens of /auth/* list office users only.
  changeUserPassword: parents.patch('/padres/password/user', {
    changes: [],
  }),
})
