import { callsOf, defineRoutes } from '../http/route'
import type { ChargesContract } from './charges.schemas'
import { chargesShows } from './charges.shows'

const charges = callsOf('CARGOS')

const changing = { changes: ['Charge'], names: ['Charge'] } as const
const paying = { ...changing, idempotent: true, changes: ['Charge', 'Payment', 'CashCut'] } as const

export const chargesRoutes = defineRoutes<ChargesContract>(chargesShows)({
  listPendingEnrolment: charges.get('/cargos/pendientes/inscripcion'),
  listPending: charges.get('/cargos/pendientes/all'),
  listCancelled: charges.get('/cargos/cancelados'),
  listPartlyPaid: charges.get('/cargos/complementos'),
  listByStudent: charges.get('/cargos/by/alumno/{id}'),
  create: charges.post('/cargos/new', changing),
  createMany: charges.post('/cargos/varios', changing),
  setConcept: charges.patch('/cargos/{id}/concepto', { ...changing, changes: ['Charge', 'Invoice'] }),
  pay: charges.patch('/cargos/pagar', paying),
  complement: charges.patch('/cargos/pago/complemento', paying),
  cancelBatch: charges.delete('/cargos/lote/{id}', changing),
  cancel: charges.delete('/cargos/cancelar/{id}', changing),
})
