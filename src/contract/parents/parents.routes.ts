import { callsOf, defineRoutes } from '../http/route'
import type { ParentsContract } from './parents.schemas'
import { parentsShows } from './parents.shows'

const parents = callsOf('PADRES')

const changing = { changes: ['Parent'], names: ['Parent'] } as const

export const parentsRoutes = defineRoutes<ParentsContract>(parentsShows)({
  listAll: parents.get('/padres/all'),
  listEnrolled: parents.get('/padres/inscritos'),
  get: parents.get('/padres/one/{id}'),
  create: parents.post('/padres', changing),
  update: parents.patch('/padres/update/{id}', changing),
  addChildren: parents.patch('/padres/add/hijo', changing),
  removeChild: parents.patch('/padres/quitar/hijo', changing),
  delete: parents.delete('/padres/{id}', { ...changing, changes: ['Parent', 'Notice'] }),
  createUser: parents.patch('/padres/create/user', changing),
  // Only for users of the parents' app; the screens of /auth/* list office users only.
  changeUserPassword: parents.patch('/padres/password/user', {
    changes: [],
  }),
})
