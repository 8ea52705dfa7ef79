import { createSelector } from '@reduxjs/toolkit'
import type { User } from '@contract/users/users.schemas'
import { listHook } from '../core/reads'
import { usersApi } from './users.api'

const NONE: readonly User[] = []

/** Office users in the server's order; none until they are here. One list shows them, so its cache is where they live. */
export const selectUsers = createSelector(
  [usersApi.endpoints.listUsers.select()],
  ({ data }): readonly User[] => data ?? NONE,
)

export const useUsers = listHook(usersApi.endpoints.listUsers)
