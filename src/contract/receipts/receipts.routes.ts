import { callsOf, defineRoutes } from '../http/route'
import type { ReceiptsContract } from './receipts.schemas'

const receipts = callsOf('CARGOS', 'COLEGIATURAS')

/** A paper is made by who may read what it tells, although making it is a write. */
const reader = [
  ['CARGOS', 'READ'],
  ['COLEGIATURAS', 'READ'],
] as const

/** The paper of a payment, and the public question whether a paper is good (decisions/domain/receipts). */
export const receiptsRoutes = defineRoutes<ReceiptsContract>()({
  /** By what was paid, as reading the payment. */
  print: receipts.post('/pagos/{id}/recibo', { access: reader, changes: [] }),
  /** Ours: the same paper for who has no session, to be sent to the parent. */
  share: receipts.post('/pagos/{id}/enlace', { access: reader, unkept: true, changes: [] }),
  /** What the QR of a receipt asks: no name, no concept. */
  check: receipts.get('/recibos/{codigo}', { access: 'public' }),
})
