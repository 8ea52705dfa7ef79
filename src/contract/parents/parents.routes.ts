import { callsOf, defineRoutes } from '../http/route'
import type { ParentsContract } from './parents.schemas'

const parents = callsOf('PADRES')

export const parentsRoutes = defineRoutes<ParentsContract>()({
  listAll: parents.get('/padres/all'),
  listEnrolled: parents.get('/padres/inscritos'),
  get: parents.get('/padres/one/{id}'),
  create: parents.post('/padres', {
    // A pupil's row carries the name of the parent, and the list of those without one grows shorter.
    changes: ['Parent', 'Student'],
  }),
  update: parents.patch('/padres/update/{id}', { changes: ['Parent', 'Student'] }),
  addChildren: parents.patch('/padres/add/hijo', { changes: ['Parent', 'Student'] }),
  removeChild: parents.patch('/padres/quitar/hijo', { changes: ['Parent', 'Student'] }),
  // What was sent to them goes too.
  delete: parents.delete('/padres/{id}', { changes: ['Parent', 'Notice'] }),
  createUser: parents.patch('/padres/create/user', { changes: ['Parent'] }),
  // Ours: a forgotten password of the app. The screens of /auth/* know office users only.
  changeUserPassword: parents.patch('/padres/password/user', {
    // No list shows a password.
    changes: [],
  }),
})
