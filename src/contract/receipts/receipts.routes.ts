import { defineRoutes } from '../http/route'
import type { ReceiptsContract } from './receipts.schemas'

/** The paper of a payment, and the public question whether a paper is good (MEXICO.md, Receipt). */
export const receiptsRoutes = defineRoutes<ReceiptsContract>()({
  /** By what was paid, as reading the payment (DOMAIN §2). */
  print: {
    method: 'POST',
    path: '/pagos/{id}/recibo',
    access: [
      ['CARGOS', 'READ'],
      ['COLEGIATURAS', 'READ'],
    ],
    changes: [],
  },
  /** What the QR of a receipt asks: no name, no concept (DOMAIN §1). */
  check: { method: 'GET', path: '/recibos/{codigo}', access: 'public' },
})
