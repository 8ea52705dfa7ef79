import { callsOf, defineRoutes } from '../http/route'
import type { ReceiptsContract } from './receipts.schemas'

const receipts = callsOf('CARGOS', 'COLEGIATURAS')

/** Making a PDF is a write, but permission to read the payment is enough. */
const reader = [
  ['CARGOS', 'READ'],
  ['COLEGIATURAS', 'READ'],
] as const

/** PDFs of payments, and the public check whether a receipt is genuine (decisions/domain/receipts). */
export const receiptsRoutes = defineRoutes<ReceiptsContract>()({
  /** Needs the same permissions as reading the payment. */
  print: receipts.post('/pagos/{id}/recibo', { access: reader, changes: [] }),
  /** Ours: a link to the PDF that works without a session, to send to the parent. */
  share: receipts.post('/pagos/{id}/enlace', { access: reader, unkept: true, changes: [] }),
  /** Opened by the receipt's QR; the answer has no name and no concept. */
  check: receipts.get('/recibos/{codigo}', { access: 'public' }),
})
