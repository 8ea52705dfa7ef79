import { defineRoutes } from '../http/route'
import type { TuitionContract } from './tuition.schemas'

export const tuitionRoutes = defineRoutes<TuitionContract>()({
  statement: {
    method: 'GET',
    path: '/colegiaturas/alumno/{alumnoId}/{cycleId}',
    access: [['COLEGIATURAS', 'READ']],
  },
  pay: {
    method: 'PATCH',
    path: '/colegiaturas/pagar',
    access: [['COLEGIATURAS', 'UPDATE']],
    idempotent: true,
    changes: ['Tuition', 'Payment', 'CashCut'],
  },
  /** Ours: until a day some open months are not late. */
  extend: {
    method: 'PATCH',
    path: '/colegiaturas/prorroga',
    access: [['COLEGIATURAS', 'DELETE']],
    changes: ['Tuition'],
  },
  payYear: {
    method: 'PATCH',
    path: '/colegiaturas/pago/anual',
    access: [['COLEGIATURAS', 'UPDATE']],
    idempotent: true,
    changes: ['Tuition', 'Payment', 'CashCut'],
  },
})
