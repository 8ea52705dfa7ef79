import { defineRoutes } from '../http/route'
import type { ChargesContract } from './charges.schemas'

export const chargesRoutes = defineRoutes<ChargesContract>()({
  listPendingEnrolment: {
    method: 'GET',
    path: '/cargos/pendientes/inscripcion',
    access: [['CARGOS', 'READ']],
  },
  listPending: { method: 'GET', path: '/cargos/pendientes/all', access: [['CARGOS', 'READ']] },
  listCancelled: { method: 'GET', path: '/cargos/cancelados', access: [['CARGOS', 'READ']] },
  listPartlyPaid: { method: 'GET', path: '/cargos/complementos', access: [['CARGOS', 'READ']] },
  listByStudent: { method: 'GET', path: '/cargos/by/alumno/{id}', access: [['CARGOS', 'READ']] },
  create: { method: 'POST', path: '/cargos/new', access: [['CARGOS', 'CREATE']], changes: ['Charge'] },
  /** Ours: one charge for each of several pupils, all or none. */
  createMany: { method: 'POST', path: '/cargos/varios', access: [['CARGOS', 'CREATE']], changes: ['Charge'] },
  pay: {
    method: 'PATCH',
    path: '/cargos/pagar',
    access: [['CARGOS', 'UPDATE']],
    idempotent: true,
    changes: ['Charge', 'Payment', 'CashCut'],
  },
  complement: {
    method: 'PATCH',
    path: '/cargos/pago/complemento',
    access: [['CARGOS', 'UPDATE']],
    idempotent: true,
    changes: ['Charge', 'Payment', 'CashCut'],
  },
  /** Ours: takes back all that one press charged. */
  cancelBatch: {
    method: 'DELETE',
    path: '/cargos/lote/{id}',
    access: [['CARGOS', 'DELETE']],
    changes: ['Charge'],
  },
  cancel: {
    method: 'DELETE',
    path: '/cargos/cancelar/{id}',
    access: [['CARGOS', 'DELETE']],
    changes: ['Charge'],
  },
})
