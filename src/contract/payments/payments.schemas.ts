import { Type, type Static } from '@sinclair/typebox'
import {
  Day,
  Id,
  literals,
  LooseText,
  Moment,
  Named,
  Nullable,
  ok,
  PaidBySchema,
  PaymentMethodSchema,
  Pesos,
  type ContractOf,
  PageSchema,
} from '../http/schemas'
import { PupilSchema } from '../students/students.schemas'
import { PAYMENT_COLUMNS, PAYMENT_STATES } from './payments.columns'

export const PAYMENT_LINE_KINDS = [
  'CARGO',
  'COLEGIATURA',
  'RECARGO',
  'DESCUENTO',
  'A_CUENTA',
  'SALDO',
] as const

/**
 * A row of the ledger with its lines; monto = CARGO + COLEGIATURA + RECARGO − DESCUENTO + A_CUENTA − SALDO. The same on every
 * endpoint: it holds what a receipt prints.
 */
export const PaymentSchema = Type.Object({
  id: Id(),
  folio: Id(),
  /** Short and unguessable: what the receipt's QR asks for. */
  codigo: Type.String(),
  /** Whose it is; null when it paid for several. Grade and group are those of the cycle that was paid. */
  alumno: Nullable(PupilSchema),
  /** Everybody it paid for, in the order of the lines; nobody when all of it became the family's credit. */
  alumnos: Type.Array(PupilSchema),
  /** The parent, of a payment that was taken from a family. */
  padre: Nullable(Named()),
  /** Name of the cycle that was paid; null when there were several or none. */
  ciclo: Nullable(Type.String()),
  /** Money handed over: the sum of `medios`. */
  monto: Pesos(),
  /** MIXTO for several methods, SALDO for credit alone. */
  metodo_pago: PaidBySchema,
  /** Null under MIXTO. */
  referencia: Nullable(Type.String()),
  medios: Type.Array(
    Type.Object({ metodo_pago: PaymentMethodSchema, monto: Pesos(), referencia: Nullable(Type.String()) }),
  ),
  /** The family's credit that it used. */
  saldo_usado: Pesos(),
  /** What of it became the family's credit. */
  a_cuenta: Pesos(),
  /** The school's day on which it was entered. */
  fecha: Type.String(),
  /** The day on which the money arrived. */
  fecha_pago: Type.String(),
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
      /** Who owed it; null for A_CUENTA and SALDO, which are the family's. */
      idAlumno: Nullable(Id()),
      /** What was open of it before and after; of A_CUENTA and SALDO the family's credit. */
      saldo_anterior: Pesos(),
      saldo: Pesos(),
      /** Of COLEGIATURA: the recargo of this month that was not charged, part of the payment's; 0 without one. */
      recargo_condonado: Type.Optional(Pesos()),
    }),
  ),
})
export type Payment = Static<typeof PaymentSchema>

/** Of all that the question finds, not of the page. */
const SummarySchema = Type.Object({
  /** Σ monto of payments not cancelled; with a method, Σ of its means alone; with SALDO, Σ saldo_usado. */
  cobrado: Pesos(),
  /** How many are cancelled. */
  cancelados: Type.Integer(),
  /**
   * How the money of these days goes on to what the cuts and the home count: total = cobrado + canceladas_despues − canceladas_antes
   * − devoluciones. Of all payments of the days or of one method, to a reader who may see charges and months; else left out.
   */
  caja: Type.Optional(
    Type.Object({
      total: Pesos(),
      /** Credit paid back on these days, less the refunds that were cancelled on them. */
      devoluciones: Pesos(),
      /** Payments of earlier days, cancelled on these. */
      canceladas_antes: Pesos(),
      /** Payments of these days, cancelled later. */
      canceladas_despues: Pesos(),
    }),
  ),
})

const one = ok({ pago: PaymentSchema })
const list = ok({ pagos: Type.Array(PaymentSchema) })

export const paymentsSchemas = {
  get: { response: one },
  getByFolio: { response: one },
  listByStudent: { response: list },
  listByParent: { response: list },
  listByDay: {
    query: Type.Composite([
      Type.Omit(PageSchema, ['desde', 'hasta']),
      Type.Object({
        desde: Day(),
        hasta: Day(),
        /** A method finds payments with a means of it; MIXTO those with several methods, SALDO those that used credit. */
        metodo: Type.Optional(PaidBySchema),
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
