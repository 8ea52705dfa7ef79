import { defineRoutes } from '../http/route'
import type { ReceiptsContract } from './receipts.schemas'

/** The paper of a payment, and the public question whether a paper is good (decisions/domain/receipts). */
export const receiptsRoutes = defineRoutes<ReceiptsContract>()({
  /** By what was paid, as reading the payment. */
  print: {
    method: 'POST',
    path: '/pagos/{id}/recibo',
    access: [
      ['CARGOS', 'READ'],
      ['COLEGIATURAS', 'READ'],
    ],
    changes: [],
  },
  /** Ours: the same paper for who has no session, to be sent to the parent. */
  share: {
    method: 'POST',
    path: '/pagos/{id}/enlace',
    access: [
      ['CARGOS', 'READ'],
      ['COLEGIATURAS', 'READ'],
    ],
    unkept: true,
    changes: [],
  },
  /** What the QR of a receipt asks: no name, no concept. */
  check: { method: 'GET', path: '/recibos/{codigo}', access: 'public' },
})
