import { Type, type Static } from '@sinclair/typebox'
import {
  Day,
  Id,
  literals,
  LooseText,
  Moment,
  Nullable,
  ok,
  PaymentMethodSchema,
  Pesos,
  type ContractOf,
  PageSchema,
  Total,
} from '../http/schemas'
import { PupilSchema } from '../students/students.schemas'

export const PAYMENT_LINE_KINDS = ['CARGO', 'COLEGIATURA', 'RECARGO', 'DESCUENTO'] as const

/**
 * A row of the ledger with its lines; monto = CARGO + COLEGIATURA + RECARGO − DESCUENTO. The same on every endpoint: it holds
 * what a receipt prints.
 */
export const PaymentSchema = Type.Object({
  id: Id(),
  folio: Id(),
  /** Short and unguessable: what the receipt's QR asks for. */
  codigo: Type.String(),
  /** Grade and group are those of the cycle that was paid. */
  alumno: PupilSchema,
  /** Name of the cycle that was paid. */
  ciclo: Nullable(Type.String()),
  monto: Pesos(),
  metodo_pago: PaymentMethodSchema,
  referencia: Nullable(Type.String()),
  /** The school's day. */
  fecha: Type.String(),
  creado: Moment(),
  /** Name of the user who took the money. */
  recibio: Type.String(),
  cancelado: Type.Boolean(),
  motivo_cancelacion: Nullable(Type.String()),
  /** Name of the user who cancelled it. */
  cancelado_por: Nullable(Type.String()),
  /** The school's day. */
  fecha_cancelacion: Nullable(Type.String()),
  /** Recargos that were due and not charged, and why. */
  recargo_condonado: Pesos(),
  motivo_condonacion: Nullable(Type.String()),
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

const one = ok({ pago: PaymentSchema })
const list = ok({ pagos: Type.Array(PaymentSchema) })

export const paymentsSchemas = {
  get: { response: one },
  listByStudent: { response: list },
  listByDay: {
    query: Type.Composite([
      Type.Omit(PageSchema, ['desde', 'hasta']),
      Type.Object({ desde: Day(), hasta: Day() }),
    ]),
    response: ok({ pagos: Type.Array(PaymentSchema), total: Total() }),
  },
  cancel: {
    // Proxies drop the body of a DELETE: the reason may come in the query.
    body: Type.Optional(Nullable(Type.Object({ motivo_cancelacion: Type.Optional(LooseText(200)) }))),
    query: Type.Object({ motivo_cancelacion: Type.Optional(LooseText(200)) }),
    response: one,
  },
}
export type PaymentsContract = ContractOf<typeof paymentsSchemas>
