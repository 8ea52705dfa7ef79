import { callsOf, defineRoutes } from '../http/route'
import type { DepartmentsContract } from './departments.schemas'
import { departmentsShows } from './departments.shows'

const departments = callsOf('PLANTILLA')

export const departmentsRoutes = defineRoutes<DepartmentsContract>(departmentsShows)({
  list: departments.get('/plantilla/all/departamentos'),
  getWithEmployees: departments.get('/plantilla/empleado/departamento/{id}', { sensitive: true }),
  create: departments.post('/plantilla/departamento', {
    upload: { field: 'file', kinds: ['image'], max: 1 },
    changes: ['Department'],
  }),
  rename: departments.patch('/plantilla/departamento/info/{id}', { changes: ['Department'] }),
  replaceLogo: departments.patch('/plantilla/departamento/image/{id}', {
    upload: { field: 'file', kinds: ['image'], max: 1 },
    changes: ['Department'],
  }),
  delete: departments.delete('/plantilla/delete/departamento/{id}', { changes: ['Department'] }),
})
