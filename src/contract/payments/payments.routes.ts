import { callsOf, defineRoutes } from '../http/route'
import type { PaymentsContract } from './payments.schemas'

const payments = callsOf('CARGOS', 'COLEGIATURAS')

/**
 * The ledger's rows. Either module opens a call; what a payment paid then decides (`payments.rules.ts`): charges need CARGOS,
 * months COLEGIATURAS.
 */
export const paymentsRoutes = defineRoutes<PaymentsContract>()({
  get: payments.get('/pagos/{id}'),
  listByStudent: payments.get('/pagos/by/alumno/{id}'),
  /** Of a parent's children, and what was left on the family's account. */
  listByParent: payments.get('/pagos/by/padre/{id}'),
  listByDay: payments.get('/pagos/by/fecha'),
  /** By the number that its receipt shows, however old it is. */
  getByFolio: payments.get('/pagos/by/folio/{id}'),
  cancel: payments.delete('/pagos/{id}', { changes: ['Charge', 'Tuition', 'Payment', 'CashCut'] }),
})
