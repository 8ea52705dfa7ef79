import { defineRoutes } from '../http/route'
import type { RolesContract } from './roles.schemas'

export const rolesRoutes = defineRoutes<RolesContract>()({
  // Who registers or edits a user has to pick a role.
  list: {
    method: 'GET',
    path: '/auth/roles',
    access: [
      ['ROLES', 'READ'],
      ['USUARIOS', 'CREATE'],
      ['USUARIOS', 'UPDATE'],
    ],
  },
  get: { method: 'GET', path: '/auth/rol/{id}', access: [['ROLES', 'READ']] },
  create: {
    method: 'POST',
    path: '/auth/rol',
    access: [['ROLES', 'CREATE']],
    changes: ['Role'],
  },
  update: {
    method: 'PATCH',
    path: '/auth/rol/{id}',
    access: [['ROLES', 'UPDATE']],
    // A user's row carries the name and the permissions of the role.
    changes: ['Role', 'User'],
  },
  delete: {
    method: 'DELETE',
    path: '/auth/rol/{id}',
    access: [['ROLES', 'DELETE']],
    changes: ['Role'],
  },
})
