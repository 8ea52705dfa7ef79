import type { Department } from '@contract/departments/departments.schemas'
import type { departmentsRoutes } from '@contract/departments/departments.routes'
import type { Role } from '@contract/roles/roles.schemas'
import type { Employee } from '@contract/roster/roster.schemas'
import type { User } from '@contract/users/users.schemas'
import type { AnswerOf } from '../core/call'
import { unwrapList, unwrapRow } from './lists'

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

interface DepartmentStaff {
  departamento: Department
  empleados: Employee[]
}

/** A server that does not count the employees leaves it to their list. */
export const readDepartment = (row: Partial<Department> & Pick<Department, 'id'>): Department => ({
  nombre: '',
  urlFoto: null,
  urlMiniatura: row.urlFoto ?? null,
  total_empleados: 0,
  ...row,
})

export const readStaff = (
  answer: AnswerOf<typeof departmentsRoutes.getWithEmployees>,
): DepartmentStaff | null => {
  const department = unwrapRow(answer, 'departamento')
  if (!department) return null
  const empleados = unwrapList(answer, 'empleados').map(readEmployee)
  return { departamento: { ...readDepartment(department), total_empleados: empleados.length }, empleados }
}

export const readRole = (role: Role): Role => ({
  ...role,
  permissions: role.permissions ?? [],
  usuarios: role.usuarios ?? [],
})

/** Users may come without their permissions. */
export const readUser = (user: User): User => ({ ...user, permissions: user.permissions ?? [] })
