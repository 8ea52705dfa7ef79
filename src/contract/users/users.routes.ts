import { defineRoutes } from '../http/route'
import type { UsersContract } from './users.schemas'

export const usersRoutes = defineRoutes<UsersContract>()({
  list: { method: 'GET', path: '/auth/users', access: [['USUARIOS', 'READ']] },
  register: {
    method: 'POST',
    path: '/auth/register',
    access: [['USUARIOS', 'CREATE']],
    // A role names its holders: who comes, goes or changes role changes the roles too.
    changes: ['User', 'Role'],
  },
  update: {
    method: 'PATCH',
    path: '/auth/user/{id}',
    access: [['USUARIOS', 'UPDATE']],
    // Whoever took or cancelled, sent or told something stands there by name: a new name is read anew wherever it shows.
    changes: ['User', 'Role', 'Payment', 'Charge', 'CashCut', 'Notice', 'SchoolEvent', 'Mention'],
  },
  changePassword: {
    method: 'PATCH',
    path: '/auth/password/{id}',
    access: [['USUARIOS', 'UPDATE']],
    // No list shows a password.
    changes: [],
  },
  delete: {
    method: 'DELETE',
    path: '/auth/user/{id}',
    access: [['USUARIOS', 'DELETE']],
    changes: ['User', 'Role'],
  },
})
