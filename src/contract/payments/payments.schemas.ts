import { Type, type Static } from '@sinclair/typebox'
import {
  cancelReasonField,
  inBodyOrQuery,
  CycleName,
  Day,
  entity,
  Id,
  literals,
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
import { CANCEL_MOTIVES } from '../invoices/stamped.rules'
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

/** Fields of every paying call: `decisions/domain/payments#means`. */
export const kindOfMeans = {
  tarjeta: Type.Optional(Nullable(literals(CARD_KINDS))),
  deposito: Type.Optional(Nullable(literals(DEPOSIT_KINDS))),
}

/** monto = CARGO + COLEGIATURA + RECARGO − DESCUENTO + A_CUENTA − SALDO, summed over its lines. Has all that a receipt prints. */
export const PaymentSchema = entity('Payment', {
  id: Id(),
  folio: Id(),
  codigo: Type.String(),
  alumno: Nullable(PupilSchema),
  alumnos: Type.Array(PupilSchema),
  padre: Nullable(Named('Parent')),
  ciclo: Nullable(CycleName()),
  /** Money received: the sum of `medios`, without credit. */
  monto: Pesos(),
  metodo_pago: PaidBySchema,
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
  saldo_usado: Pesos(),
  a_cuenta: Pesos(),
  fecha: Type.String(),
  fecha_pago: Type.String(),
  creado: Moment(),
  recibio: UserName(),
  cancelado: Type.Boolean(),
  motivo_cancelacion: Nullable(Type.String()),
  cancelado_por: Nullable(UserName()),
  fecha_cancelacion: Nullable(Type.String()),
  /** The cancellation may still count in the cut of the cashier who took the payment (`decisions/domain/payments#cancelling`). */
  corte_abierto: Type.Optional(Type.Boolean()),
  corte_cancelacion: Type.Optional(Nullable(literals(CANCELLATION_CUTS))),
  recargo_condonado: Pesos(),
  motivo_condonacion: Nullable(Type.String()),
  factura: Type.Optional(
    Nullable(
      entity('Fiscal', {
        fiscalId: Id(),
        rfc: Type.String(),
        nombre: Type.String(),
        rfcPago: Type.Optional(Type.String()),
      }),
    ),
  ),
  /** Of the stamped invoice. A cancelled payment keeps it, as the SAT does. */
  uuid: Type.Optional(Type.String()),
  conceptos: Type.Array(
    Type.Object({
      tipo: literals(PAYMENT_LINE_KINDS),
      descripcion: Type.String(),
      monto: Pesos(),
      idCargo: Nullable(Id()),
      idColegiatura: Nullable(Id()),
      /** Null for A_CUENTA and SALDO, which belong to the family. */
      idAlumno: Nullable(Id()),
      /** The open amount before and after; for A_CUENTA and SALDO the family's credit. */
      saldo_anterior: Pesos(),
      saldo: Pesos(),
      recargo_condonado: Type.Optional(Pesos()),
    }),
  ),
})
export type Payment = Static<typeof PaymentSchema>

const SummarySchema = entity('Payment', {
  /** Sum of valid payments; with a method, of the money by that means (SALDO: credit used). */
  cobrado: Pesos(),
  cancelados: Type.Integer(),
  /** The cash cuts' total is cobrado + canceladas_despues − canceladas_antes − devoluciones. Only with both permissions. */
  caja: Type.Optional(
    Type.Object({
      total: Pesos(),
      devoluciones: Pesos(),
      /** Payments of earlier days, cancelled on these days. */
      canceladas_antes: Pesos(),
      /** Payments of these days, cancelled later. */
      canceladas_despues: Pesos(),
    }),
  ),
})

const one = ok({ pago: PaymentSchema })
const list = ok({ pagos: Type.Array(PaymentSchema) })

const cancelFields = {
  ...cancelReasonField(),
  corte: Type.Optional(literals(CANCELLATION_CUTS)),
  /** Why its invoice is cancelled at the SAT, and for 01 the folio of the payment whose invoice replaces it. */
  motivo_sat: Type.Optional(literals(CANCEL_MOTIVES)),
  sustituye: Type.Optional(Id()),
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
        /** MIXTO matches payments by several methods, SALDO those that used credit. */
        metodo: Type.Optional(PaidBySchema),
        estado: Type.Optional(literals(PAYMENT_STATES)),
        columna: Type.Optional(literals(PAYMENT_COLUMNS)),
      }),
    ]),
    response: ok({ pagos: Type.Array(PaymentSchema), total: Type.Integer(), resumen: SummarySchema }),
  },
  setMeansKind: {
    body: Type.Object({
      indice: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
      ...kindOfMeans,
    }),
    response: one,
  },
  cancel: {
    ...inBodyOrQuery(cancelFields),
    response: one,
  },
}
export type PaymentsContract = ContractOf<typeof paymentsSchemas>
export type PaymentsQuery = PaymentsContract['listByDay']['query']
export type PaymentsPage = Omit<PaymentsContract['listByDay']['response'], 'ok' | 'message'>
