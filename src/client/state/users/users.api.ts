import { usersRoutes as routes } from '@contract/users/users.routes'
import type { User } from '@contract/users/users.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../core/lists'
import { listHook } from '../core/reads'

/** A server may send users without their permissions. */
const readUser = (user: User): User => ({ ...user, permissions: user.permissions ?? [] })

export const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query(reading(routes.list, listAt('users', readUser))),
    registerUser: build.mutation(writing(routes.register)),
    updateUser: build.mutation(writing(routes.update)),
    /** Makes nothing stale: no list shows a password. */
    changePassword: build.mutation(writing(routes.changePassword)),
    deleteUser: build.mutation(writing(routes.delete)),
  }),
})

export const {
  useRegisterUserMutation,
  useUpdateUserMutation,
  useChangePasswordMutation,
  useDeleteUserMutation,
} = usersApi

export const useUsers = listHook(usersApi.endpoints.listUsers)
