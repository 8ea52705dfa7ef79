import { usersRoutes as routes } from '@contract/users/users.routes'
import type { User, UsersContract } from '@contract/users/users.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { unwrapList } from '../core/lists'
import { changedBy, listTag } from '../core/tags'

/** A server that sends no permissions with its users has said nothing against them. */
const readUser = (user: User): User => ({ ...user, permissions: user.permissions ?? [] })

export const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<User[], void>({
      query: call(routes.list),
      transformResponse: (answer) => unwrapList<User>(answer, 'users').map(readUser),
      providesTags: [listTag('User')],
    }),
    registerUser: build.mutation<UsersContract['register']['response'], UsersContract['register']['body']>({
      query: call(routes.register),
      invalidatesTags: changedBy(routes.register),
    }),
    updateUser: build.mutation<
      UsersContract['update']['response'],
      CallArg<typeof routes.update, UsersContract['update']['body']>
    >({
      query: call(routes.update),
      invalidatesTags: changedBy(routes.update),
    }),
    /** Makes nothing stale: no list shows a password. */
    changePassword: build.mutation<
      UsersContract['changePassword']['response'],
      CallArg<typeof routes.changePassword, UsersContract['changePassword']['body']>
    >({
      query: call(routes.changePassword),
    }),
    deleteUser: build.mutation<UsersContract['delete']['response'], CallArg<typeof routes.delete>>({
      query: call(routes.delete),
      invalidatesTags: changedBy(routes.delete),
    }),
  }),
})

export const {
  useListUsersQuery,
  useRegisterUserMutation,
  useUpdateUserMutation,
  useChangePasswordMutation,
  useDeleteUserMutation,
} = usersApi
