import { callsOf, defineRoutes } from '../http/route'
import type { ChargesContract } from './charges.schemas'
import { chargesShows } from './charges.shows'

const charges = callsOf('CARGOS')

export const chargesRoutes = defineRoutes<ChargesContract>(chargesShows)({
  listPendingEnrolment: charges.get('/cargos/pendientes/inscripcion'),
  listPending: charges.get('/cargos/pendientes/all'),
  listCancelled: charges.get('/cargos/cancelados'),
  listPartlyPaid: charges.get('/cargos/complementos'),
  listByStudent: charges.get('/cargos/by/alumno/{id}'),
  create: charges.post('/cargos/new', { changes: ['Charge'] }),
  /** All or none. */
  createMany: charges.post('/cargos/varios', { changes: ['Charge'] }),
  setConcept: charges.patch('/cargos/{id}/concepto', { changes: ['Charge', 'Invoice'] }),
  pay: charges.patch('/cargos/pagar', { idempotent: true, changes: ['Charge', 'Payment', 'CashCut'] }),
  complement: charges.patch('/cargos/pago/complemento', {
    idempotent: true,
    changes: ['Charge', 'Payment', 'CashCut'],
  }),
  cancelBatch: charges.delete('/cargos/lote/{id}', { changes: ['Charge'] }),
  cancel: charges.delete('/cargos/cancelar/{id}', { changes: ['Charge'] }),
})
