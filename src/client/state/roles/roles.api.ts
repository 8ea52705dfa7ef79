import { rolesRoutes as routes } from '@contract/roles/roles.routes'
import type { Role } from '@contract/roles/roles.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt } from '../core/lists'

/** The school's existing server does not send the users of a role. */
const readRole = (role: Role): Role => ({
  ...role,
  permissions: role.permissions ?? [],
  usuarios: role.usuarios ?? [],
})

export const rolesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRoles: build.query(reading(routes.list, listAt('roles', readRole))),
    getRole: build.query(reading(routes.get, rowAt('rol', readRole))),
    createRole: build.mutation(writing(routes.create)),
    updateRole: build.mutation(writing(routes.update)),
    deleteRole: build.mutation(writing(routes.delete)),
  }),
})

export const { useCreateRoleMutation, useUpdateRoleMutation, useDeleteRoleMutation } = rolesApi
