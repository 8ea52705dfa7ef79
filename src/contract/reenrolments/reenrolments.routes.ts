import { defineRoutes } from '../http/route'
import type { ReenrolmentsContract } from './reenrolments.schemas'

export const reenrolmentsRoutes = defineRoutes<ReenrolmentsContract>()({
  // What a press would do; it asks with a body.
  plan: { method: 'POST', path: '/reinscripciones/plan', access: [['INSCRIPCIONES', 'CREATE']], reads: true },
  enrol: {
    method: 'POST',
    path: '/reinscripciones',
    access: [['INSCRIPCIONES', 'CREATE']],
    idempotent: true,
    changes: ['Student', 'Parent', 'Charge', 'Cycle', 'Tuition', 'Group'],
  },
})
