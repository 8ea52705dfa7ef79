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
  /** Of a parent's children, and what was left on the family's account. */
  listByParent: {
    method: 'GET',
    path: '/pagos/by/padre/{id}',
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
  /** By the number that its receipt shows, however old it is. */
  getByFolio: {
    method: 'GET',
    path: '/pagos/by/folio/{id}',
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
