import { Type, type Static } from '@sinclair/typebox'
import { Id, literals, Moment, ok, Pesos, type ContractOf } from '../http/schemas'

const RECEIPT_STATES = ['VALIDO', 'CANCELADO'] as const

const CheckedReceiptSchema = Type.Object({
  folio: Id(),
  fecha: Type.String(),
  monto: Pesos(),
  estado: literals(RECEIPT_STATES),
})
export type CheckedReceipt = Static<typeof CheckedReceiptSchema>

export const receiptsSchemas = {
  print: {
    response: ok({
      recibo: Type.Object({
        /** Works for a short time without a session; opening it again is not another print. */
        url: Type.String(),
        reimpresion: Type.Boolean(),
      }),
    }),
  },
  share: {
    response: ok({
      enlace: Type.Object({
        url: Type.String(),
        vence: Moment(),
      }),
    }),
  },
  check: { response: ok({ recibo: CheckedReceiptSchema }) },
}
export type ReceiptsContract = ContractOf<typeof receiptsSchemas>
