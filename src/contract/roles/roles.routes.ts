import { callsOf, defineRoutes } from '../http/route'
import type { RolesContract } from './roles.schemas'

const roles = callsOf('ROLES')

export const rolesRoutes = defineRoutes<RolesContract>()({
  // Registering or editing a user requires choosing a role.
  list: roles.get('/auth/roles', {
    access: [
      ['ROLES', 'READ'],
      ['USUARIOS', 'CREATE'],
      ['USUARIOS', 'UPDATE'],
    ],
  }),
  get: roles.get('/auth/rol/{id}'),
  create: roles.post('/auth/rol', { changes: ['Role'] }),
  update: roles.patch('/auth/rol/{id}', {
    // A user's row shows the name and permissions of the role.
    changes: ['Role', 'User'],
  }),
  delete: roles.delete('/auth/rol/{id}', { changes: ['Role'] }),
})
