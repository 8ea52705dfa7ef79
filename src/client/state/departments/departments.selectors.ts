import { detailHook, listHook } from '../core/reads'
import { departmentsApi } from './departments.api'

export const useDepartments = listHook(departmentsApi.endpoints.listDepartments)
/** A department with its employees. */
export const useDepartmentStaff = detailHook(departmentsApi.endpoints.getDepartmentStaff)
