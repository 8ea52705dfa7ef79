import { departmentsRoutes as routes } from '@contract/departments/departments.routes'
import type { Department, DepartmentsContract } from '@contract/departments/departments.schemas'
import type { Employee } from '@contract/roster/roster.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { unwrapList, unwrapRow } from '../core/lists'
import { changedBy, listTag } from '../core/tags'
import { readEmployee } from '../roster/roster.read'

/** A department with who works in it. */
export interface DepartmentStaff {
  departamento: Department
  empleados: Employee[]
}

/** A department of any server; one that does not count its people is counted where they are listed. */
const readDepartment = (row: Partial<Department> & Pick<Department, 'id'>): Department => ({
  nombre: '',
  urlFoto: null,
  urlMiniatura: row.urlFoto ?? null,
  total_empleados: 0,
  ...row,
})

const readStaff = (answer: unknown): DepartmentStaff | null => {
  const department = unwrapRow<Department>(answer, 'departamento')
  if (!department) return null
  const empleados = unwrapList<Employee>(answer, 'empleados').map(readEmployee)
  return { departamento: { ...readDepartment(department), total_empleados: empleados.length }, empleados }
}

export const departmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDepartments: build.query<Department[], void>({
      query: call(routes.list),
      transformResponse: (answer) => unwrapList<Department>(answer, 'departamentos').map(readDepartment),
      providesTags: [listTag('Department')],
    }),
    getDepartmentStaff: build.query<DepartmentStaff | null, { id: number }>({
      query: call(routes.getWithEmployees),
      transformResponse: readStaff,
      providesTags: [listTag('Department'), listTag('Employee')],
    }),
    createDepartment: build.mutation<
      DepartmentsContract['create']['response'],
      CallArg<typeof routes.create, DepartmentsContract['create']['body']>
    >({
      query: call(routes.create),
      invalidatesTags: changedBy(routes.create),
    }),
    renameDepartment: build.mutation<
      DepartmentsContract['rename']['response'],
      CallArg<typeof routes.rename, DepartmentsContract['rename']['body']>
    >({
      query: call(routes.rename),
      invalidatesTags: changedBy(routes.rename),
    }),
    replaceDepartmentLogo: build.mutation<
      DepartmentsContract['replaceLogo']['response'],
      CallArg<typeof routes.replaceLogo, DepartmentsContract['replaceLogo']['body']>
    >({
      query: call(routes.replaceLogo),
      invalidatesTags: changedBy(routes.replaceLogo),
    }),
    deleteDepartment: build.mutation<
      DepartmentsContract['delete']['response'],
      CallArg<typeof routes.delete>
    >({
      query: call(routes.delete),
      invalidatesTags: changedBy(routes.delete),
    }),
  }),
})

export const {
  useListDepartmentsQuery,
  useGetDepartmentStaffQuery,
  useCreateDepartmentMutation,
  useRenameDepartmentMutation,
  useReplaceDepartmentLogoMutation,
  useDeleteDepartmentMutation,
} = departmentsApi
