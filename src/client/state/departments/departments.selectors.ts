import { createSelector } from '@reduxjs/toolkit'
import type { Department } from '@contract/departments/departments.schemas'
import type { Employee } from '@contract/roster/roster.schemas'
import { detailHook, listHook } from '../core/reads'
import { departmentsApi } from './departments.api'

const NONE: readonly Department[] = []
const NOBODY: readonly Employee[] = []

/** Departments in the server's order; none until they are here. */
export const selectDepartments = createSelector(
  [departmentsApi.endpoints.listDepartments.select()],
  ({ data }): readonly Department[] => data ?? NONE,
)

/** Who works in a department. A selector per department, made once per page. */
export const makeSelectStaff = (id: number) =>
  createSelector(
    [departmentsApi.endpoints.getDepartmentStaff.select({ id })],
    ({ data }): readonly Employee[] => data?.empleados ?? NOBODY,
  )

export const useDepartments = listHook(departmentsApi.endpoints.listDepartments)
/** A department with who works in it. */
export const useDepartmentStaff = detailHook(departmentsApi.endpoints.getDepartmentStaff)
