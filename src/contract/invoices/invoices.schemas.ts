import { Type, type Static } from '@sinclair/typebox'
import {
  Day,
  entity,
  Id,
  literals,
  Nullable,
  LooseText,
  ok,
  Pesos,
  withTags,
  type ContractOf,
  signedLink,
} from '../http/schemas'
import { PaymentSchema } from '../payments/payments.schemas'
import { DeliveryFileSchema } from './delivery.schemas'
import { INVOICE_STATES, MAX_DELIVERED } from './invoices.rules'
import { EndedInvoiceSchema, stampedShapes, stampFields } from './stamped.schemas'

const MissingSchema = Type.Object({
  campo: Type.String(),
  texto: Type.String(),
  ruta: Type.String(),
})

const InvoiceSchema = entity('Invoice', {
  pago: entity('Payment', { id: Id(), folio: Id(), fecha: Type.String(), monto: Pesos() }),
  /** Includes used credit, but not what went on account. */
  total: Pesos(),
  de: withTags(Type.String(), 'Student', 'Parent'),
  estado: literals(INVOICE_STATES),
  faltan: withTags(Type.Array(MissingSchema), 'School', 'Student', 'Fiscal', 'Concept'),
  factura: Nullable(entity('Fiscal', { fiscalId: Id(), rfc: Type.String(), nombre: Type.String() })),
  forma_pago: Nullable(Type.String()),
  entrega: Nullable(Type.Object({ id: Id(), fecha: Type.String(), tipo: literals(['ENTREGA', 'GLOBAL']) })),
  medios: PaymentSchema.properties.medios,
  ...stampFields,
})
export type Invoice = Static<typeof InvoiceSchema>

const sum = () => Type.Object({ pagos: Type.Integer(), total: Pesos() })

/** Counts all payments of the days, not only those of the page or the state asked for. */
const SummarySchema = entity('Invoice', {
  FALTA: sum(),
  LISTA: sum(),
  GLOBAL: sum(),
  ENTREGADA: sum(),
  RECHAZADA: Type.Optional(sum()),
  TIMBRADA: Type.Optional(sum()),
  CANCELADA: sum(),
  /** Money on account, invoiced when it is used. */
  anticipo: sum(),
  /** Months that a baja turned into credit, invoiced when it is used. */
  devuelto: Type.Optional(sum()),
  saldo_usado: Pesos(),
  por_cancelar: Type.Integer(),
  por_sustituir: Type.Integer(),
  dias_restantes: Type.Integer(),
})
export type InvoicesSummary = Static<typeof SummarySchema>

const delivered = ok({ entrega: Type.Object({ id: Id(), url: Type.String() }) })

const desde = Type.Optional(Type.String())

export const DeductibleSchema = entity('Payment', {
  anio: Type.Integer(),
  desde,
  pagado: Pesos(),
  deducible: Pesos(),
  /** Paid by a card or a deposit of unknown kind, or with credit of unknown source. */
  por_aclarar: Pesos(),
  tope: Nullable(withTags(Pesos(), 'School')),
})
export type Deductible = Static<typeof DeductibleSchema>

export const PaidYearSchema = Type.Object({
  anio: Type.Integer(),
  desde,
  pagos: Type.Array(
    Type.Object({
      fecha: Type.String(),
      folio: Id(),
      concepto: Type.String(),
      medio: Type.String(),
      monto: Pesos(),
      deducible: Pesos(),
      uuid: Type.Optional(Type.String()),
    }),
  ),
  total: Pesos(),
  deducible: Pesos(),
  por_aclarar: Pesos(),
  tope: Pesos(),
  nivel: Type.String(),
})
export type PaidYear = Static<typeof PaidYearSchema>

export const invoicesSchemas = {
  list: {
    query: Type.Object({
      desde: Type.Optional(Day()),
      hasta: Type.Optional(Day()),
      estado: Type.Optional(literals(INVOICE_STATES)),
      pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      por_pagina: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_DELIVERED })),
    }),
    response: ok({
      facturas: Type.Array(InvoiceSchema),
      total: Type.Integer(),
      resumen: SummarySchema,
      /** Of any day: ended invoices that the next delivery names, to be cancelled or replaced. */
      por_nombrar: Type.Optional(Type.Array(EndedInvoiceSchema)),
    }),
  },
  setReceiver: {
    body: Type.Object({
      /** Null: into the invoice to the general public. */
      fiscalId: Nullable(Id()),
      /** Asks for an invoice of a payment that is in a global one; the next delivery names it to be replaced. */
      sustituir: Type.Optional(Type.Boolean()),
      /** RFC of the person who paid, where it is not the one that is invoiced (`rfcPago` of the complement). */
      rfcPago: Type.Optional(Nullable(LooseText(40))),
    }),
    response: ok({ pago: PaymentSchema }),
  },
  deliver: {
    body: Type.Object({ pagos: Type.Array(Id(), { minItems: 1, maxItems: MAX_DELIVERED }) }),
    response: delivered,
  },
  deliverGlobal: { body: Type.Object({ desde: Day(), hasta: Day() }), response: delivered },
  ...stampedShapes(InvoiceSchema),
  getDelivery: {
    response: ok({
      contenido: withTags(DeliveryFileSchema, 'Invoice'),
      url: Type.Optional(Type.String()),
    }),
  },
  getDeductible: {
    query: Type.Object({ anio: Type.Optional(Type.Integer({ minimum: 1900, maximum: 9999 })) }),
    response: ok({ deducible: DeductibleSchema }),
  },
  download: {
    query: Type.Object({
      entrega: Type.String({ pattern: '^\\d{1,10}$' }),
      ...signedLink,
    }),
    response: ok({}),
  },
}
export type InvoicesContract = ContractOf<typeof invoicesSchemas>
