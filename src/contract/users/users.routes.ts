import { callsOf, defineRoutes } from '../http/route'
import type { UsersContract } from './users.schemas'

const users = callsOf('USUARIOS')

export const usersRoutes = defineRoutes<UsersContract>()({
  list: users.get('/auth/users'),
  register: users.post('/auth/register', {
    // A role lists its users, so adding, removing or moving a user changes roles too.
    changes: ['User', 'Role'],
  }),
  update: users.patch('/auth/user/{id}', {
    // Payments, charges, cuts, contacts and notices show user names, so a rename makes them all stale.
    changes: ['User', 'Role', 'Payment', 'Charge', 'CashCut', 'Contact', 'Notice', 'SchoolEvent', 'Mention'],
  }),
  changePassword: users.patch('/auth/password/{id}', {
    changes: [],
  }),
  delete: users.delete('/auth/user/{id}', { changes: ['User', 'Role'] }),
})
