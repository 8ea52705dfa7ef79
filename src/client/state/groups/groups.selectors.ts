import { createSelector } from '@reduxjs/toolkit'
import type { Group } from '@contract/groups/groups.schemas'
import { groupsApi } from './groups.api'

const NONE: readonly Group[] = []

/** Groups of one cycle in the server's order (grade, name); none until they are here. A selector per cycle, made once per page. */
export const makeSelectGroups = (id: number) =>
  createSelector(
    [groupsApi.endpoints.listGroups.select({ id })],
    ({ data }): readonly Group[] => data ?? NONE,
  )
