import { rolesRoutes as routes } from '@contract/roles/roles.routes'
import type { Role, RolesContract } from '@contract/roles/roles.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { unwrapList, unwrapRow } from '../core/lists'
import { changedBy, listTag } from '../core/tags'

/** The school's existing server does not tell who holds a role. */
const readRole = (role: Role): Role => ({
  ...role,
  permissions: role.permissions ?? [],
  usuarios: role.usuarios ?? [],
})

export const rolesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRoles: build.query<Role[], void>({
      query: call(routes.list),
      transformResponse: (answer) => unwrapList<Role>(answer, 'roles').map(readRole),
      providesTags: [listTag('Role')],
    }),
    getRole: build.query<Role | null, { id: number }>({
      query: call(routes.get),
      transformResponse: (answer) => {
        const role = unwrapRow<Role>(answer, 'rol')
        return role && readRole(role)
      },
      // Who holds it changes with the users, under the tag of all roles.
      providesTags: [listTag('Role')],
    }),
    createRole: build.mutation<RolesContract['create']['response'], RolesContract['create']['body']>({
      query: call(routes.create),
      invalidatesTags: changedBy(routes.create),
    }),
    updateRole: build.mutation<
      RolesContract['update']['response'],
      CallArg<typeof routes.update, RolesContract['update']['body']>
    >({
      query: call(routes.update),
      invalidatesTags: changedBy(routes.update),
    }),
    deleteRole: build.mutation<RolesContract['delete']['response'], CallArg<typeof routes.delete>>({
      query: call(routes.delete),
      invalidatesTags: changedBy(routes.delete),
    }),
  }),
})

export const {
  useListRolesQuery,
  useGetRoleQuery,
  useCreateRoleMutation,
  useUpdateRoleMutation,
  useDeleteRoleMutation,
} = rolesApi
