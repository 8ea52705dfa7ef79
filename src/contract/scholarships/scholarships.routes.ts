import { defineRoutes } from '../http/route'

export const scholarshipsRoutes = defineRoutes({
  create: { method: 'POST', path: '/becas', access: [['BECAS', 'CREATE']] },
  get: { method: 'GET', path: '/becas/by/id/{id}', access: [['BECAS', 'READ']] },
  listByCycle: { method: 'GET', path: '/becas/by/ciclo/{id}', access: [['BECAS', 'READ']] },
  addStudents: { method: 'PATCH', path: '/becas/add/alumnos', access: [['BECAS', 'UPDATE']] },
  listEligible: { method: 'GET', path: '/alumnos/to/beca/{grado}', access: [['BECAS', 'READ']] },
  listHolders: { method: 'GET', path: '/alumnos/with/beca/{cycleId}', access: [['BECAS', 'READ']] },
})
