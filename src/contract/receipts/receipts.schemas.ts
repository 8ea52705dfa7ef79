import { Type, type Static } from '@sinclair/typebox'
import { Id, literals, Moment, ok, Pesos, type ContractOf } from '../http/schemas'

const RECEIPT_STATES = ['VALIDO', 'CANCELADO'] as const

/** All that a stranger with the code may know. */
const CheckedReceiptSchema = Type.Object({
  folio: Id(),
  /** The school's day of the payment. */
  fecha: Type.String(),
  monto: Pesos(),
  estado: literals(RECEIPT_STATES),
})
export type CheckedReceipt = Static<typeof CheckedReceiptSchema>

export const receiptsSchemas = {
  print: {
    response: ok({
      recibo: Type.Object({
        /** Signed, expiring, same origin: opens the pdf without a session, the same print however often. */
        url: Type.String(),
        /** Not the first print of this payment. */
        reimpresion: Type.Boolean(),
      }),
    }),
  },
  share: {
    response: ok({
      enlace: Type.Object({
        /** Whole address of the pdf, for anybody who has it. */
        url: Type.String(),
        /** When it ends; a cancellation of the payment ends it before. */
        vence: Moment(),
      }),
    }),
  },
  check: { response: ok({ recibo: CheckedReceiptSchema }) },
}
export type ReceiptsContract = ContractOf<typeof receiptsSchemas>
