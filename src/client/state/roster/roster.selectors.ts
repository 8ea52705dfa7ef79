import { createSelector } from '@reduxjs/toolkit'
import type { Employee } from '@contract/roster/roster.schemas'
import { detailHook, listHook } from '../core/reads'
import { rosterApi } from './roster.api'

const NONE: readonly Employee[] = []

/** Everybody in the server's order; none until they are here. */
export const selectEmployees = createSelector(
  [rosterApi.endpoints.listEmployees.select()],
  ({ data }): readonly Employee[] => data ?? NONE,
)

export const useEmployees = listHook(rosterApi.endpoints.listEmployees)
export const useEmployee = detailHook(rosterApi.endpoints.getEmployee)
