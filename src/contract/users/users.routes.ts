import { callsOf, defineRoutes } from '../http/route'
import type { UsersContract } from './users.schemas'

const users = callsOf('USUARIOS')

export const usersRoutes = defineRoutes<UsersContract>()({
  list: users.get('/auth/users'),
  register: users.post('/auth/register', {
    // A role names its holders: who comes, goes or changes role changes the roles too.
    changes: ['User', 'Role'],
  }),
  update: users.patch('/auth/user/{id}', {
    // Whoever took or cancelled, sent or told something stands there by name: a new name is read anew wherever it shows.
    changes: ['User', 'Role', 'Payment', 'Charge', 'CashCut', 'Contact', 'Notice', 'SchoolEvent', 'Mention'],
  }),
  changePassword: users.patch('/auth/password/{id}', {
    // No list shows a password.
    changes: [],
  }),
  delete: users.delete('/auth/user/{id}', { changes: ['User', 'Role'] }),
})
