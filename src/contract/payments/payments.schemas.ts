import { Type, type Static } from '@sinclair/typebox'
import {
  CycleName,
  Day,
  entity,
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
  UserName,
} from '../http/schemas'
import { CARD_KINDS, DEPOSIT_KINDS } from '../fiscal/means.rules'
import { PupilSchema } from '../students/students.schemas'
import { CANCELLATION_CUTS, PAYMENT_COLUMNS, PAYMENT_STATES } from './payments.columns'

export const PAYMENT_LINE_KINDS = [
  'CARGO',
  'COLEGIATURA',
  'RECARGO',
  'DESCUENTO',
  'A_CUENTA',
  'SALDO',
] as const

/** The kind of a card or of a deposit, in the body of every paying call: `decisions/domain/payments#means`. */
export const kindOfMeans = {
  tarjeta: Type.Optional(Nullable(literals(CARD_KINDS))),
  deposito: Type.Optional(Nullable(literals(DEPOSIT_KINDS))),
}

/**
 * A payment with its lines; monto = CARGO + COLEGIATURA + RECARGO − DESCUENTO + A_CUENTA − SALDO. Every endpoint returns it in
 * this form, with all that a receipt prints.
 */
export const PaymentSchema = entity('Payment', {
  id: Id(),
  folio: Id(),
  /** Short code in the receipt's QR, impossible to guess. */
  codigo: Type.String(),
  /** The pupil it paid for; null for several. Grade and group are those of the paid cycle. */
  alumno: Nullable(PupilSchema),
  /** All pupils it paid for, in the order of the lines; empty when all of it became credit. */
  alumnos: Type.Array(PupilSchema),
  /** The parent, when the payment was taken from a family. */
  padre: Nullable(Named('Parent')),
  /** Name of the paid cycle; null for several or none. */
  ciclo: Nullable(CycleName()),
  /** Money received: the sum of `medios`. */
  monto: Pesos(),
  /** MIXTO for several methods, SALDO when only credit was used. */
  metodo_pago: PaidBySchema,
  /** Null for MIXTO. */
  referencia: Nullable(Type.String()),
  medios: Type.Array(
    Type.Object({
      metodo_pago: PaymentMethodSchema,
      monto: Pesos(),
      referencia: Nullable(Type.String()),
      /** Missing while unknown, and with other methods. */
      tarjeta: Type.Optional(literals(CARD_KINDS)),
      deposito: Type.Optional(literals(DEPOSIT_KINDS)),
    }),
  ),
  /** Credit of the family that it used. */
  saldo_usado: Pesos(),
  /** The part that became the family's credit. */
  a_cuenta: Pesos(),
  /** The school's day on which it was entered. */
  fecha: Type.String(),
  /** The day the money arrived. */
  fecha_pago: Type.String(),
  creado: Moment(),
  /** Name of the user, the cashier. */
  recibio: UserName(),
  cancelado: Type.Boolean(),
  motivo_cancelacion: Nullable(Type.String()),
  /** Name of the user, when cancelled. */
  cancelado_por: Nullable(UserName()),
  /** The school's day of the cancellation. */
  fecha_cancelacion: Nullable(Type.String()),
  /** Whether a cancellation may still count in the cut of the cashier who took it: `decisions/domain/payments#cancelling`. */
  corte_abierto: Type.Optional(Type.Boolean()),
  /** In whose cut the cancellation counts; null while it is valid. */
  corte_cancelacion: Type.Optional(Nullable(literals(CANCELLATION_CUTS))),
  /** Recargos that were due and waived, and the reason. */
  recargo_condonado: Pesos(),
  motivo_condonacion: Nullable(Type.String()),
  /** Whom it is invoiced to; null: into the invoice to the general public. */
  factura: Type.Optional(
    Nullable(entity('Fiscal', { fiscalId: Id(), rfc: Type.String(), nombre: Type.String() })),
  ),
  conceptos: Type.Array(
    Type.Object({
      tipo: literals(PAYMENT_LINE_KINDS),
      descripcion: Type.String(),
      monto: Pesos(),
      idCargo: Nullable(Id()),
      idColegiatura: Nullable(Id()),
      /** The pupil it was owed by; null for A_CUENTA and SALDO, which belong to the family. */
      idAlumno: Nullable(Id()),
      /** The open amount before and after; for A_CUENTA and SALDO the family's credit. */
      saldo_anterior: Pesos(),
      saldo: Pesos(),
      /** Only for COLEGIATURA: the waived recargo of this month, 0 without one. */
      recargo_condonado: Type.Optional(Pesos()),
    }),
  ),
})
export type Payment = Static<typeof PaymentSchema>

/** Totals of all payments that match, not only of the page. */
const SummarySchema = entity('Payment', {
  /** Sum of valid payments. With a method, only the means of that method; with SALDO, the credit used. */
  cobrado: Pesos(),
  cancelados: Type.Integer(),
  /**
   * Leads from the money of these days to the total of the cash cuts and the home page: total = cobrado + canceladas_despues −
   * canceladas_antes − devoluciones. For all payments or one method; only for users who may read charges and months.
   */
  caja: Type.Optional(
    Type.Object({
      total: Pesos(),
      /** Refunds of credit on these days, minus refunds cancelled on these days. */
      devoluciones: Pesos(),
      /** Payments of earlier days that were cancelled on these days. */
      canceladas_antes: Pesos(),
      /** Payments of these days that were cancelled later. */
      canceladas_despues: Pesos(),
    }),
  ),
})

const one = ok({ pago: PaymentSchema })
const list = ok({ pagos: Type.Array(PaymentSchema) })

const cancelFields = {
  motivo_cancelacion: Type.Optional(LooseText(200)),
  /** From whose drawer the money is handed back; PROPIO when missing. */
  corte: Type.Optional(literals(CANCELLATION_CUTS)),
}

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
        /** A method matches payments with a means of it, MIXTO those with several methods, SALDO those that used credit. */
        metodo: Type.Optional(PaidBySchema),
        estado: Type.Optional(literals(PAYMENT_STATES)),
        /** Sorts by this column; by folio when missing. */
        columna: Type.Optional(literals(PAYMENT_COLUMNS)),
      }),
    ]),
    response: ok({ pagos: Type.Array(PaymentSchema), total: Type.Integer(), resumen: SummarySchema }),
  },
  setMeansKind: {
    body: Type.Object({
      /** Place of the means in `medios`. */
      indice: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
      ...kindOfMeans,
    }),
    response: one,
  },
  cancel: {
    // Proxies drop the body of a DELETE, so its fields may come in the query.
    body: Type.Optional(Nullable(Type.Object(cancelFields))),
    query: Type.Object(cancelFields),
    response: one,
  },
}
export type PaymentsContract = ContractOf<typeof paymentsSchemas>
export type PaymentsQuery = PaymentsContract['listByDay']['query']
export type PaymentsPage = Omit<PaymentsContract['listByDay']['response'], 'ok' | 'message'>
