import { callsOf, defineRoutes } from '../http/route'
import type { DeskContract } from './desk.schemas'
import { deskShows } from './desk.shows'

const desk = callsOf('CARGOS', 'COLEGIATURAS')

/** Any of these permissions opens a call; the service checks what the body needs besides (decisions/0033). */
export const deskRoutes = defineRoutes<DeskContract>(deskShows)({
  getFamily: desk.get('/caja/familia'),
  getCredit: desk.get('/caja/saldo'),
  collect: desk.post('/caja/cobro', {
    access: [
      ['CARGOS', 'UPDATE'],
      ['COLEGIATURAS', 'UPDATE'],
    ],
    idempotent: true,
    changes: ['Charge', 'Tuition', 'Payment', 'CashCut'],
    names: ['Charge'],
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
  printRefund: desk.post('/caja/devolucion/{id}/recibo', { access: [['CARGOS', 'READ']], changes: [] }),
  listQueue: desk.get('/caja/espera'),
  sendToDesk: desk.post('/caja/espera', { access: [['ALUMNOS', 'CREATE']], changes: ['DeskQueue'] }),
  dismissQueued: desk.delete('/caja/espera/{id}', {
    access: [
      ['CARGOS', 'UPDATE'],
      ['COLEGIATURAS', 'UPDATE'],
    ],
    changes: ['DeskQueue'],
  }),
})
