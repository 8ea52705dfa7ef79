import { defineRoutes } from '../http/route'
import type { EnrolmentsContract } from './enrolments.schemas'

export const enrolmentsRoutes = defineRoutes<EnrolmentsContract>()({
  enrol: {
    method: 'POST',
    path: '/inscripciones',
    access: [['INSCRIPCIONES', 'CREATE']],
    // Pupils and their parents move between lists, charges and months appear, and the cycle's prices are fixed from now on.
    changes: ['Student', 'Parent', 'Charge', 'Cycle', 'Tuition'],
  },
})
