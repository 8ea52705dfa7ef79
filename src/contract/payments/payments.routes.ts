import { defineRoutes } from '../http/route'
import type { PaymentsContract } from './payments.schemas'

/**
 * The ledger's rows. Either module opens a call; what a payment paid then decides (`payments.rules.ts`): charges need CARGOS,
 * months COLEGIATURAS.
 */
export const paymentsRoutes = defineRoutes<PaymentsContract>()({
  get: {
    method: 'GET',
    path: '/pagos/{id}',
    access: [
      ['CARGOS', 'READ'],
      ['COLEGIATURAS', 'READ'],
    ],
  },
  listByStudent: {
    method: 'GET',
    path: '/pagos/by/alumno/{id}',
    access: [
      ['CARGOS', 'READ'],
      ['COLEGIATURAS', 'READ'],
    ],
  },
  listByDay: {
    method: 'GET',
    path: '/pagos/by/fecha',
    access: [
      ['CARGOS', 'READ'],
      ['COLEGIATURAS', 'READ'],
    ],
  },
  cancel: {
    method: 'DELETE',
    path: '/pagos/{id}',
    access: [
      ['CARGOS', 'DELETE'],
      ['COLEGIATURAS', 'DELETE'],
    ],
    changes: ['Charge', 'Tuition', 'Payment', 'CashCut'],
  },
})
