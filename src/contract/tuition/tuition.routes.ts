import { defineRoutes } from '../http/route'

export const tuitionRoutes = defineRoutes({
  statement: {
    method: 'GET',
    path: '/colegiaturas/alumno/{alumnoId}/{cycleId}',
    access: [['COLEGIATURAS', 'READ']],
  },
})
