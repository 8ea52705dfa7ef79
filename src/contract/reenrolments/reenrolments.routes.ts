import { callsOf, defineRoutes } from '../http/route'
import type { ReenrolmentsContract } from './reenrolments.schemas'
import { reenrolmentsShows } from './reenrolments.shows'

const reenrolments = callsOf('INSCRIPCIONES')

export const reenrolmentsRoutes = defineRoutes<ReenrolmentsContract>(reenrolmentsShows)({
  plan: reenrolments.post('/reinscripciones/plan', { reads: true }),
  enrol: reenrolments.post('/reinscripciones', {
    idempotent: true,
    changes: ['Student', 'Charge', 'Cycle', 'Tuition', 'Group'],
  }),
})
