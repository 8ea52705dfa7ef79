import { NOT_UPDATED, DELETED } from '@contract/domain/messages'
import { departmentsRoutes as routes } from '@contract/departments/departments.routes'
import { readDepartment, readStaff } from '../otherServers/staff'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { detailHook, listHook } from '../core/reads'
import { writeHook } from '../core/writes'

export const departmentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDepartments: build.query(reading(routes.list, listAt('departamentos', readDepartment))),
    getDepartmentStaff: build.query(reading(routes.getWithEmployees, readStaff)),
    createDepartment: build.mutation(writing(routes.create)),
    renameDepartment: build.mutation(writing(routes.rename)),
    replaceDepartmentLogo: build.mutation(writing(routes.replaceLogo)),
    deleteDepartment: build.mutation(writing(routes.delete)),
  }),
})

export const useCreateDepartment = writeHook(departmentsApi.endpoints.createDepartment, {
  failed: 'Ocurrio un Error al Registrar el Departamento',
  saved: serverMessage,
})
export const useRenameDepartment = writeHook(departmentsApi.endpoints.renameDepartment, {
  failed: NOT_UPDATED,
  saved: serverMessage,
})
export const useReplaceDepartmentLogo = writeHook(departmentsApi.endpoints.replaceDepartmentLogo, {
  failed: 'Ocurrio un Error al Actualizar la Imagen',
  saved: serverMessage,
})
export const useDeleteDepartment = writeHook(departmentsApi.endpoints.deleteDepartment, {
  failed: 'Ocurrio un Error al Eliminar el Departamento',
  saved: DELETED,
})

export const useDepartments = listHook(departmentsApi.endpoints.listDepartments)
export const useDepartmentStaff = detailHook(departmentsApi.endpoints.getDepartmentStaff)
