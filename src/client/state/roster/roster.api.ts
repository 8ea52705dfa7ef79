import { DELETED, NOT_UPDATED } from '@contract/domain/messages'
import { rosterRoutes as routes } from '@contract/roster/roster.routes'
import { readEmployee } from '../otherServers/staff'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { detailHook, listHook } from '../core/reads'
import { writeHook } from '../core/writes'

export const rosterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listEmployees: build.query(reading(routes.list, listAt('plantilla', readEmployee))),
    getEmployee: build.query(reading(routes.get, rowAt('empleado', readEmployee))),
    createEmployee: build.mutation(writing(routes.create)),
    updateEmployee: build.mutation(writing(routes.update)),
    replaceEmployeePhoto: build.mutation(writing(routes.replacePhoto)),
    deleteEmployee: build.mutation(writing(routes.delete)),
  }),
})

export const useDeleteEmployee = writeHook(rosterApi.endpoints.deleteEmployee, {
  failed: 'Ocurrio un Error al Eliminar el Colaborador',
  saved: DELETED,
})
export const useUpdateEmployee = writeHook(rosterApi.endpoints.updateEmployee, {
  failed: NOT_UPDATED,
  saved: serverMessage,
})
export const useReplaceEmployeePhoto = writeHook(rosterApi.endpoints.replaceEmployeePhoto, {
  failed: 'Ocurrio un Error al Actualizar la Foto',
  saved: serverMessage,
})
export const useCreateEmployee = writeHook(rosterApi.endpoints.createEmployee, {
  failed: 'Ocurrio un Error al Registrar el Colaborador',
  saved: serverMessage,
})

export const useEmployees = listHook(rosterApi.endpoints.listEmployees)
export const useEmployee = detailHook(rosterApi.endpoints.getEmployee)
