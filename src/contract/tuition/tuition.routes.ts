import { callsOf, defineRoutes } from '../http/route'
import type { TuitionContract } from './tuition.schemas'
import { tuitionShows } from './tuition.shows'

const tuition = callsOf('COLEGIATURAS')

export const tuitionRoutes = defineRoutes<TuitionContract>(tuitionShows)({
  get: tuition.get('/colegiaturas/alumno/{alumnoId}/{cycleId}'),
  pay: tuition.patch('/colegiaturas/pagar', { idempotent: true, changes: ['Tuition', 'Payment', 'CashCut'] }),
  /** Open months count as on time until a given day. */
  extend: tuition.patch('/colegiaturas/prorroga', {
    access: [['COLEGIATURAS', 'DELETE']],
    changes: ['Tuition'],
  }),
  payYear: tuition.patch('/colegiaturas/pago/anual', {
    idempotent: true,
    changes: ['Tuition', 'Payment', 'CashCut'],
  }),
})
