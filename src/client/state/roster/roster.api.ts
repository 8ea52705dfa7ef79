import { rosterRoutes as routes } from '@contract/roster/roster.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt } from '../core/lists'
import { readEmployee } from './roster.read'

export const rosterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listEmployees: build.query(reading(routes.list, listAt('plantilla', readEmployee), ['Employee'])),
    getEmployee: build.query(reading(routes.get, rowAt('empleado', readEmployee), ['Employee'])),
    registerEmployee: build.mutation(writing(routes.create)),
    updateEmployee: build.mutation(writing(routes.update)),
    replaceEmployeePhoto: build.mutation(writing(routes.replacePhoto)),
    deleteEmployee: build.mutation(writing(routes.delete)),
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
