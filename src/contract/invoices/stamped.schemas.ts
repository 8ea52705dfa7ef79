import { Type, type Static } from '@sinclair/typebox'
import { entity, Id, literals, LooseText, Nullable, ok, Pesos, withTags } from '../http/schemas'
import { CANCEL_MOTIVES, STAMP_RESULTS } from './stamped.rules'

/** Why a document is cancelled at the SAT, and for 01 the folio of the payment whose invoice replaces it. */
const CancellationSchema = Type.Object({ motivo: literals(CANCEL_MOTIVES), sustituye: Nullable(Id()) })

export const stampFields = {
  uuid: Type.Optional(Type.String()),
  timbrada: Type.Optional(Nullable(Type.String())),
  rechazo: Type.Optional(Type.String()),
  cancelacion: Type.Optional(CancellationSchema),
}

export const EndedInvoiceSchema = entity('Invoice', {
  pago: entity('Payment', { id: Id(), folio: Id(), fecha: Type.String() }),
  de: withTags(Type.String(), 'Student', 'Parent'),
  total: Pesos(),
  tipo: literals(['CANCELADA', 'SUSTITUIDA']),
  en_global: Type.Boolean(),
  /** Nobody said yet why the invoice ended, and only a person knows. */
  falta_motivo: Type.Optional(Type.Boolean()),
  uuid: Type.Optional(Type.String()),
  cancelacion: Type.Optional(CancellationSchema),
})
export type EndedInvoice = Static<typeof EndedInvoiceSchema>

const BroughtSchema = entity('Invoice', {
  /** Name of the file; inside a ZIP 'facturas.zip/12.xml'. */
  archivo: Type.String(),
  resultado: literals(STAMP_RESULTS),
  /** Why it was not taken; missing for TIMBRADA and IGUAL. */
  motivo: Type.Optional(Type.String()),
  uuid: Type.Optional(Type.String()),
  /** Folio of the payment; an invoice to the general public has `entrega` instead. */
  folio: Type.Optional(Id()),
  entrega: Type.Optional(Id()),
  total: Type.Optional(Pesos()),
})
export type Brought = Static<typeof BroughtSchema>

export const stampedShapes = <T extends ReturnType<typeof Type.Object>>(invoice: T) => ({
  importStamped: {
    body: Type.Object({}),
    response: ok({
      resultados: Type.Array(BroughtSchema),
      timbradas: Type.Integer(),
      iguales: Type.Integer(),
      anotadas: Type.Integer(),
      no_coinciden: Type.Integer(),
      /** Files of a ZIP that are no XML, such as the PDF of each invoice. */
      ignorados: Type.Integer(),
    }),
  },
  setStampState: {
    body: Type.Object({
      /** LISTA: mended after a refusal, to be handed over again. */
      estado: literals(['RECHAZADA', 'LISTA']),
      motivo: Type.Optional(LooseText(300)),
    }),
    response: ok({ factura: invoice }),
  },
  setCancellation: {
    body: Type.Object({
      motivo: literals(CANCEL_MOTIVES),
      /** Folio of the payment whose invoice replaces it; only with 01. */
      sustituye: Type.Optional(Nullable(Id())),
    }),
    response: ok({
      cancelacion: CancellationSchema,
      /** Warns that the replacing invoice was handed over before this was said. */
      aviso: Type.Optional(Type.String()),
    }),
  },
})
