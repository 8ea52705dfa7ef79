import { defineRoutes } from '../http/route'

export const groupsRoutes = defineRoutes({
  listByCycle: { method: 'GET', path: '/grupos/by/ciclo/{id}', access: [['ALUMNOS', 'READ']] },
  create: { method: 'POST', path: '/grupos', access: [['ALUMNOS', 'CREATE']] },
  addStudents: { method: 'PATCH', path: '/grupos/add/alumnos', access: [['ALUMNOS', 'UPDATE']] },
  listWithoutGroup: { method: 'GET', path: '/alumnos/to/grupo/{id}', access: [['ALUMNOS', 'READ']] },
})
