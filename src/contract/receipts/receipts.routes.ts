import { callsOf, defineRoutes } from '../http/route'
import type { ReceiptsContract } from './receipts.schemas'

const receipts = callsOf('CARGOS', 'COLEGIATURAS')

/** Making a PDF is a write, but permission to read the payment is enough. */
const reader = [
  ['CARGOS', 'READ'],
  ['COLEGIATURAS', 'READ'],
] as const

export const receiptsRoutes = defineRoutes<ReceiptsContract>()({
  print: receipts.post('/pagos/{id}/recibo', { access: reader, changes: [] }),
  /** The link works without a session, to send to the parent. */
  share: receipts.post('/pagos/{id}/enlace', { access: reader, notReplayed: true, changes: [] }),
  /** The receipt's QR opens it; the answer has no name and no concept. */
  check: receipts.get('/recibos/{codigo}', { access: 'public' }),
})
