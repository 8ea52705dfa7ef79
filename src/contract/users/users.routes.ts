import { callsOf, defineRoutes } from '../http/route'
import type { UsersContract } from './users.schemas'
import { usersShows } from './users.shows'

const users = callsOf('USUARIOS')

export const usersRoutes = defineRoutes<UsersContract>(usersShows)({
  list: users.get('/auth/users'),
  create: users.post('/auth/register', {
    changes: ['User'],
  }),
  update: users.patch('/auth/user/{id}', {
    changes: ['User'],
  }),
  changePassword: users.patch('/auth/password/{id}', {
    needsReauth: true,
    changes: [],
  }),
  delete: users.delete('/auth/user/{id}', { needsReauth: true, changes: ['User'] }),
})
