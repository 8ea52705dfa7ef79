import { defineRoutes } from '../http/route'

export const enrolmentsRoutes = defineRoutes({
  enrol: { method: 'POST', path: '/inscripciones', access: [['INSCRIPCIONES', 'CREATE']] },
})
