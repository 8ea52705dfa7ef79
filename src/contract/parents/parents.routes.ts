import { callsOf, defineRoutes } from '../http/route'
import type { ParentsContract } from './parents.schemas'
import { parentsShows } from './parents.shows'

const parents = callsOf('PADRES')

export const parentsRoutes = defineRoutes<ParentsContract>(parentsShows)({
  listAll: parents.get('/padres/all'),
  listEnrolled: parents.get('/padres/inscritos'),
  get: parents.get('/padres/one/{id}'),
  create: parents.post('/padres', {
    changes: ['Parent'],
  }),
  update: parents.patch('/padres/update/{id}', { changes: ['Parent'] }),
  addChildren: parents.patch('/padres/add/hijo', { changes: ['Parent'] }),
  removeChild: parents.patch('/padres/quitar/hijo', { changes: ['Parent'] }),
  delete: parents.delete('/padres/{id}', { changes: ['Parent', 'Notice'] }),
  createUser: parents.patch('/padres/create/user', { changes: ['Parent'] }),
  // Only for a parent's app user. The screens of /auth/* list office users only.
  changeUserPassword: parents.patch('/padres/password/user', {
    changes: [],
  }),
})
