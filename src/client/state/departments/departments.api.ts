import { NOT_UPDATED, DELETED } from '@contract/domain/messages'
import { departmentsRoutes as routes } from '@contract/departments/departments.routes'
import type { Department } from '@contract/departments/departments.schemas'
import type { Employee } from '@contract/roster/roster.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing, type AnswerOf } from '../core/call'
import { listAt, unwrapList, unwrapRow } from '../core/lists'
import { detailHook, listHook } from '../core/reads'
import { writeHook } from '../core/writes'
import { readEmployee } from '../roster/roster.api'

interface DepartmentStaff {
  departamento: Department
  empleados: Employee[]
}

/** A server that does not send the number of employees leaves it to the list of them. */
const readDepartment = (row: Partial<Department> & Pick<Department, 'id'>): Department => ({
  nombre: '',
  urlFoto: null,
  urlMiniatura: row.urlFoto ?? null,
  total_empleados: 0,
  ...row,
})

const readStaff = (answer: AnswerOf<typeof routes.getWithEmployees>): DepartmentStaff | null => {
  const department = unwrapRow(answer, 'departamento')
  if (!department) return null
  const empleados = unwrapList(answer, 'empleados').map(readEmployee)
  return { departamento: { ...readDepartment(department), total_empleados: empleados.length }, empleados }
}

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
  saved: 'El Departamento se Registro Exitosamente',
})
export const useRenameDepartment = writeHook(departmentsApi.endpoints.renameDepartment, {
  failed: NOT_UPDATED,
  saved: 'El Departamento se Actualizo Exitosamente',
})
export const useReplaceDepartmentLogo = writeHook(departmentsApi.endpoints.replaceDepartmentLogo, {
  failed: 'Ocurrio un Error al Actualizar la Imagen',
  saved: 'La Imagen se Actualizo Exitosamente',
})
export const useDeleteDepartment = writeHook(departmentsApi.endpoints.deleteDepartment, {
  failed: 'Ocurrio un Error al Eliminar el Departamento',
  saved: DELETED,
})

export const useDepartments = listHook(departmentsApi.endpoints.listDepartments)
export const useDepartmentStaff = detailHook(departmentsApi.endpoints.getDepartmentStaff)
