import { usersRoutes as routes } from '@contract/users/users.routes'
import type { User, UsersContract } from '@contract/users/users.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { unwrapList } from '../core/lists'
import { listTag, onSuccess } from '../core/tags'

/** A server that sends no permissions with its users has said nothing against them. */
const readUser = (user: User): User => ({ ...user, permissions: user.permissions ?? [] })

/** A role names its holders: who comes, goes or changes role changes the roles too. */
const changesHolders = onSuccess(listTag('User'), listTag('Role'))

export const usersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<User[], void>({
      query: call(routes.list),
      transformResponse: (answer) => unwrapList<User>(answer, 'users').map(readUser),
      providesTags: [listTag('User')],
    }),
    registerUser: build.mutation<UsersContract['register']['response'], UsersContract['register']['body']>({
      query: call(routes.register),
      invalidatesTags: changesHolders,
    }),
    updateUser: build.mutation<
      UsersContract['update']['response'],
      CallArg<typeof routes.update, UsersContract['update']['body']>
    >({
      query: call(routes.update),
      invalidatesTags: changesHolders,
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
      invalidatesTags: changesHolders,
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
