import { callsOf, defineRoutes } from '../http/route'
import type { DeskContract } from './desk.schemas'

const desk = callsOf('CARGOS', 'COLEGIATURAS')

/**
 * What a whole family owes, paid in one visit (decisions/0033). Any of the pairs opens a call; what its lines need is asked of
 * the body: CARGOS for charges, COLEGIATURAS for months, COLEGIATURAS DELETE to waive.
 */
export const deskRoutes = defineRoutes<DeskContract>()({
  family: desk.get('/caja/familia'),
  /** What the family's credit is made of, and the refunds of it. */
  credit: desk.get('/caja/saldo'),
  collect: desk.post('/caja/cobro', {
    access: [
      ['CARGOS', 'UPDATE'],
      ['COLEGIATURAS', 'UPDATE'],
    ],
    idempotent: true,
    changes: ['Charge', 'Tuition', 'Payment', 'CashCut'],
  }),
  refund: desk.post('/caja/devolucion', {
    access: [['CARGOS', 'DELETE']],
    idempotent: true,
    changes: ['Payment', 'CashCut'],
  }),
  cancelRefund: desk.delete('/caja/devolucion/{id}', {
    access: [['CARGOS', 'DELETE']],
    changes: ['Payment', 'CashCut'],
  }),
  /** The paper of a refund; the first print is the original. */
  printRefund: desk.post('/caja/devolucion/{id}/recibo', { access: [['CARGOS', 'READ']], changes: [] }),
})
