import { callsOf, defineRoutes } from '../http/route'
import type { RolesContract } from './roles.schemas'
import { rolesShows } from './roles.shows'

const roles = callsOf('ROLES')

export const rolesRoutes = defineRoutes<RolesContract>(rolesShows)({
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
    changes: ['Role'],
  }),
  delete: roles.delete('/auth/rol/{id}', { changes: ['Role'] }),
})
