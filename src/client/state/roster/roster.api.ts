import { rosterRoutes as routes } from '@contract/roster/roster.routes'
import type { Employee, RosterContract } from '@contract/roster/roster.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { unwrapList, unwrapRow } from '../core/lists'
import { changedBy, listTag } from '../core/tags'
import { readEmployee } from './roster.read'

export const rosterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listEmployees: build.query<Employee[], void>({
      query: call(routes.list),
      transformResponse: (answer) => unwrapList<Employee>(answer, 'plantilla').map(readEmployee),
      providesTags: [listTag('Employee')],
    }),
    getEmployee: build.query<Employee | null, { id: number }>({
      query: call(routes.get),
      transformResponse: (answer) => {
        const employee = unwrapRow<Employee>(answer, 'empleado')
        return employee && readEmployee(employee)
      },
      providesTags: [listTag('Employee')],
    }),
    registerEmployee: build.mutation<
      RosterContract['create']['response'],
      CallArg<typeof routes.create, RosterContract['create']['body']>
    >({
      query: call(routes.create),
      invalidatesTags: changedBy(routes.create),
    }),
    updateEmployee: build.mutation<
      RosterContract['update']['response'],
      CallArg<typeof routes.update, RosterContract['update']['body']>
    >({
      query: call(routes.update),
      invalidatesTags: changedBy(routes.update),
    }),
    replaceEmployeePhoto: build.mutation<
      RosterContract['replacePhoto']['response'],
      CallArg<typeof routes.replacePhoto, RosterContract['replacePhoto']['body']>
    >({
      query: call(routes.replacePhoto),
      invalidatesTags: changedBy(routes.replacePhoto),
    }),
    deleteEmployee: build.mutation<RosterContract['delete']['response'], CallArg<typeof routes.delete>>({
      query: call(routes.delete),
      invalidatesTags: changedBy(routes.delete),
    }),
  }),
})

export const {
  useListEmployeesQuery,
  useGetEmployeeQuery,
  useRegisterEmployeeMutation,
  useUpdateEmployeeMutation,
  useReplaceEmployeePhotoMutation,
  useDeleteEmployeeMutation,
} = rosterApi
