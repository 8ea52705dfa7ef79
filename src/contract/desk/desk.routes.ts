import { defineRoutes } from '../http/route'
import type { DeskContract } from './desk.schemas'

/**
 * What a whole family owes, paid in one visit (decisions/0033). Any of the pairs opens a call; what its lines need is asked of
 * the body: CARGOS for charges, COLEGIATURAS for months, COLEGIATURAS DELETE to waive.
 */
export const deskRoutes = defineRoutes<DeskContract>()({
  family: {
    method: 'GET',
    path: '/caja/familia',
    access: [
      ['CARGOS', 'READ'],
      ['COLEGIATURAS', 'READ'],
    ],
  },
  /** What the family's credit is made of, and the refunds of it. */
  credit: {
    method: 'GET',
    path: '/caja/saldo',
    access: [
      ['CARGOS', 'READ'],
      ['COLEGIATURAS', 'READ'],
    ],
  },
  collect: {
    method: 'POST',
    path: '/caja/cobro',
    access: [
      ['CARGOS', 'UPDATE'],
      ['COLEGIATURAS', 'UPDATE'],
    ],
    idempotent: true,
    changes: ['Charge', 'Tuition', 'Payment', 'CashCut'],
  },
  refund: {
    method: 'POST',
    path: '/caja/devolucion',
    access: [['CARGOS', 'DELETE']],
    idempotent: true,
    changes: ['Payment', 'CashCut'],
  },
  cancelRefund: {
    method: 'DELETE',
    path: '/caja/devolucion/{id}',
    access: [['CARGOS', 'DELETE']],
    changes: ['Payment', 'CashCut'],
  },
  /** The paper of a refund; the first print is the original. */
  printRefund: {
    method: 'POST',
    path: '/caja/devolucion/{id}/recibo',
    access: [['CARGOS', 'READ']],
    changes: [],
  },
})
