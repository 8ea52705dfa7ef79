import { callsOf, defineRoutes } from '../http/route'
import type { PaymentsContract } from './payments.schemas'
import { paymentsShows } from './payments.shows'

const payments = callsOf('CARGOS', 'COLEGIATURAS')

/** READ of either module opens a call; of a payment's lines, charges then need CARGOS and months COLEGIATURAS. */
export const paymentsRoutes = defineRoutes<PaymentsContract>(paymentsShows)({
  get: payments.get('/pagos/{id}'),
  listByStudent: payments.get('/pagos/by/alumno/{id}'),
  listByParent: payments.get('/pagos/by/padre/{id}'),
  listByDay: payments.get('/pagos/by/fecha'),
  getByFolio: payments.get('/pagos/by/folio/{id}'),
  setMeansKind: {
    method: 'PATCH',
    path: '/pagos/{id}/medio',
    access: [['CARGOS', 'UPDATE']],
    needs: [['COLEGIATURAS', 'UPDATE']],
    changes: ['Payment'],
  },
  cancel: payments.delete('/pagos/{id}', {
    changes: ['Charge', 'Tuition', 'Payment', 'CashCut', 'Bank', 'Invoice'],
    names: ['Charge'],
  }),
})
