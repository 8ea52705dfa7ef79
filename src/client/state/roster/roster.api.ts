import { rosterRoutes as routes } from '@contract/roster/roster.routes'
import type { Employee } from '@contract/roster/roster.schemas'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt } from '../core/lists'
import { detailHook, listHook } from '../core/reads'

/** A collaborator of any server: what the school's existing one does not send is empty, never missing. */
export const readEmployee = (row: Partial<Employee> & Pick<Employee, 'id'>): Employee => ({
  nombre: '',
  puesto: '',
  ingreso: null,
  antiguedad: null,
  fechaNacimiento: null,
  telefono: null,
  direccion: null,
  correo: null,
  rfc: null,
  curp: null,
  nss: null,
  escolaridad: null,
  departamento: null,
  urlFoto: null,
  // Without a thumbnail the picture serves for both.
  urlMiniatura: row.urlFoto ?? null,
  ...row,
})

export const rosterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listEmployees: build.query(reading(routes.list, listAt('plantilla', readEmployee))),
    getEmployee: build.query(reading(routes.get, rowAt('empleado', readEmployee))),
    registerEmployee: build.mutation(writing(routes.create)),
    updateEmployee: build.mutation(writing(routes.update)),
    replaceEmployeePhoto: build.mutation(writing(routes.replacePhoto)),
    deleteEmployee: build.mutation(writing(routes.delete)),
  }),
})

export const {
  useRegisterEmployeeMutation,
  useUpdateEmployeeMutation,
  useReplaceEmployeePhotoMutation,
  useDeleteEmployeeMutation,
} = rosterApi

export const useEmployees = listHook(rosterApi.endpoints.listEmployees)
export const useEmployee = detailHook(rosterApi.endpoints.getEmployee)
