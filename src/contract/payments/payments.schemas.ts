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
} from '../http/schemas'
import { PupilSchema } from '../students/students.schemas'
import { PAYMENT_COLUMNS, PAYMENT_STATES } from './payments.columns'

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

/** Of all that the question finds, not of the page. */
const SummarySchema = Type.Object({
  /** Σ monto of what stands. */
  cobrado: Pesos(),
  /** How many do not stand. */
  cancelados: Type.Integer(),
})

const one = ok({ pago: PaymentSchema })
const list = ok({ pagos: Type.Array(PaymentSchema) })

export const paymentsSchemas = {
  get: { response: one },
  listByStudent: { response: list },
  listByDay: {
    query: Type.Composite([
      Type.Omit(PageSchema, ['desde', 'hasta']),
      Type.Object({
        desde: Day(),
        hasta: Day(),
        metodo: Type.Optional(PaymentMethodSchema),
        estado: Type.Optional(literals(PAYMENT_STATES)),
        /** Which column `orden` is of; the folio without it. */
        columna: Type.Optional(literals(PAYMENT_COLUMNS)),
      }),
    ]),
    response: ok({ pagos: Type.Array(PaymentSchema), total: Type.Integer(), resumen: SummarySchema }),
  },
  cancel: {
    // Proxies drop the body of a DELETE: the reason may come in the query.
    body: Type.Optional(Nullable(Type.Object({ motivo_cancelacion: Type.Optional(LooseText(200)) }))),
    query: Type.Object({ motivo_cancelacion: Type.Optional(LooseText(200)) }),
    response: one,
  },
}
export type PaymentsContract = ContractOf<typeof paymentsSchemas>
/** Which payments, in which order, which page of them. */
export type PaymentsQuery = PaymentsContract['listByDay']['query']
/** A page of payments. */
export type PaymentsPage = Omit<PaymentsContract['listByDay']['response'], 'ok' | 'message'>
