import { defineRoutes } from '../http/route'
import type { DepartmentsContract } from './departments.schemas'

export const departmentsRoutes = defineRoutes<DepartmentsContract>()({
  list: { method: 'GET', path: '/plantilla/all/departamentos', access: [['PLANTILLA', 'READ']] },
  // Staff with what the roster says of them: sensitive for the salary, as there.
  getWithEmployees: {
    method: 'GET',
    path: '/plantilla/empleado/departamento/{id}',
    access: [['PLANTILLA', 'READ']],
    sensitive: true,
  },
  create: {
    method: 'POST',
    path: '/plantilla/departamento',
    access: [['PLANTILLA', 'CREATE']],
    upload: { field: 'file', kinds: ['image'], max: 1 },
    changes: ['Department'],
  },
  // The name also stands in the rows of who works there.
  rename: {
    method: 'PATCH',
    path: '/plantilla/departamento/info/{id}',
    access: [['PLANTILLA', 'UPDATE']],
    changes: ['Department', 'Employee'],
  },
  replaceLogo: {
    method: 'PATCH',
    path: '/plantilla/departamento/image/{id}',
    access: [['PLANTILLA', 'UPDATE']],
    upload: { field: 'file', kinds: ['image'], max: 1 },
    changes: ['Department'],
  },
  delete: {
    method: 'DELETE',
    path: '/plantilla/delete/departamento/{id}',
    access: [['PLANTILLA', 'DELETE']],
    changes: ['Department'],
  },
})
