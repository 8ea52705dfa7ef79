import { callsOf, defineRoutes } from '../http/route'
import type { PaymentsContract } from './payments.schemas'
import { paymentsShows } from './payments.shows'

const payments = callsOf('CARGOS', 'COLEGIATURAS')

/**
 * Payments. READ of either module opens a call; then the lines of each payment decide (`payments.rules.ts`): charges need CARGOS,
 * months COLEGIATURAS.
 */
export const paymentsRoutes = defineRoutes<PaymentsContract>(paymentsShows)({
  get: payments.get('/pagos/{id}'),
  listByStudent: payments.get('/pagos/by/alumno/{id}'),
  /** Payments for a parent's children, and those left on the family's account. */
  listByParent: payments.get('/pagos/by/padre/{id}'),
  listByDay: payments.get('/pagos/by/fecha'),
  /** Finds a payment of any age by the folio on its receipt. */
  getByFolio: payments.get('/pagos/by/folio/{id}'),
  /** Says later whether a card was of credit or debit, or how a deposit was made. */
  setMeansKind: {
    method: 'PATCH',
    path: '/pagos/{id}/medio',
    access: [['CARGOS', 'UPDATE']],
    needs: [['COLEGIATURAS', 'UPDATE']],
    changes: ['Payment'],
  },
  cancel: payments.delete('/pagos/{id}', { changes: ['Charge', 'Tuition', 'Payment', 'CashCut', 'Bank'] }),
})
