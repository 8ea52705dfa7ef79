import { createSelector } from '@reduxjs/toolkit'
import type { Group } from '@contract/groups/groups.schemas'
import { listHook } from '../core/reads'
import { groupsApi } from './groups.api'

const NONE: readonly Group[] = []

/** Groups of one cycle in the server's order (grade, name); none until they are here. A selector per cycle, made once per page. */
export const makeSelectGroups = (id: number) =>
  createSelector(
    [groupsApi.endpoints.listGroups.select({ id })],
    ({ data }): readonly Group[] => data ?? NONE,
  )

/** Groups of one cycle by grade and name; `id` is the cycle's. */
export const useGroups = listHook(groupsApi.endpoints.listGroups)
