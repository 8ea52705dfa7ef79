import { Type, type Static } from '@sinclair/typebox'
import { Id, literals, Nullable, PaymentMethodSchema, Pesos } from '../http/schemas'

export const PAYMENT_LINE_KINDS = ['CARGO', 'COLEGIATURA', 'RECARGO', 'DESCUENTO'] as const

/** A row of the ledger with its lines; monto = CARGO + COLEGIATURA + RECARGO − DESCUENTO. */
export const PaymentSchema = Type.Object({
  id: Id(),
  folio: Id(),
  monto: Pesos(),
  metodo_pago: PaymentMethodSchema,
  referencia: Nullable(Type.String()),
  /** The school's day. */
  fecha: Type.String(),
  cancelado: Type.Boolean(),
  conceptos: Type.Array(
    Type.Object({
      tipo: literals(PAYMENT_LINE_KINDS),
      descripcion: Type.String(),
      monto: Pesos(),
      idCargo: Nullable(Id()),
      idColegiatura: Nullable(Id()),
      saldo_anterior: Pesos(),
      saldo: Pesos(),
    }),
  ),
})
export type Payment = Static<typeof PaymentSchema>
