import { Type, type Static } from '@sinclair/typebox'
import { PUBLIC_REGIME, PUBLIC_RFC } from '../domain/tax'

const text = () => Type.String()
const pesos = () => Type.Number()

/** `Traslado` of a CFDI: IVA is 002. */
const TransferSchema = Type.Object({
  base: pesos(),
  impuesto: Type.Literal('002'),
  tipo_factor: Type.Union([Type.Literal('Tasa'), Type.Literal('Exento')]),
  tasa_o_cuota: Type.Optional(text()),
  importe: Type.Optional(pesos()),
})
export type Transfer = Static<typeof TransferSchema>

const related = {
  /** The stamped invoices that this one replaces (`c_TipoRelacion` 04 of the SAT). */
  cfdi_relacionados: Type.Optional(
    Type.Object({ tipo_relacion: Type.Literal('04'), uuids: Type.Array(text()) }),
  ),
}

const LineSchema = Type.Object({
  linea: Type.Integer(),
  descripcion: text(),
  clave_producto: text(),
  clave_unidad: text(),
  cantidad: Type.Integer(),
  valor_unitario: pesos(),
  importe: pesos(),
  descuento: pesos(),
  objeto_imp: text(),
  /** Missing in documents older than the taxes of concepts: exempt where `objeto_imp` is 02. */
  traslados: Type.Optional(Type.Array(TransferSchema)),
  deducible: pesos(),
  iedu: Type.Optional(
    Type.Object({
      archivo: text(),
      version: text(),
      nombreAlumno: text(),
      CURP: text(),
      nivelEducativo: text(),
      autRVOE: text(),
      rfcPago: Type.Optional(text()),
    }),
  ),
})

const InvoiceDocumentSchema = Type.Object({
  folio: text(),
  pago: Type.Integer(),
  fecha: text(),
  fecha_pago: text(),
  emisor: Type.Object({ rfc: text(), nombre: text(), regimen_fiscal: text() }),
  lugar_expedicion: text(),
  receptor: Type.Object({
    rfc: text(),
    nombre: text(),
    regimen_fiscal: text(),
    codigo_postal: text(),
    uso_cfdi: text(),
    correo: Type.Optional(text()),
  }),
  metodo_pago: Type.Literal('PUE'),
  forma_pago: text(),
  moneda: Type.Literal('MXN'),
  exportacion: Type.Literal('01'),
  subtotal: pesos(),
  descuento: pesos(),
  /** `subtotal` − `descuento` + this is `total`. */
  impuestos_trasladados: Type.Optional(pesos()),
  total: pesos(),
  conceptos: Type.Array(LineSchema),
  ...related,
})
export type InvoiceDocument = Static<typeof InvoiceDocumentSchema>

const PublicLineSchema = Type.Object({
  folio: text(),
  pago: Type.Integer(),
  fecha: text(),
  clave_producto: text(),
  clave_unidad: text(),
  descripcion: text(),
  importe: pesos(),
  objeto_imp: text(),
  traslados: Type.Optional(Type.Array(TransferSchema)),
  forma_pago: text(),
})
export type PublicLine = Static<typeof PublicLineSchema>

const PublicInvoiceSchema = Type.Object({
  emisor: InvoiceDocumentSchema.properties.emisor,
  lugar_expedicion: text(),
  receptor: Type.Object({
    rfc: Type.Literal(PUBLIC_RFC),
    nombre: text(),
    regimen_fiscal: Type.Literal(PUBLIC_REGIME),
    codigo_postal: text(),
    uso_cfdi: Type.Literal('S01'),
  }),
  informacion_global: Type.Object({ periodicidad: text(), meses: text(), anio: Type.Integer() }),
  metodo_pago: Type.Literal('PUE'),
  forma_pago: text(),
  moneda: Type.Literal('MXN'),
  exportacion: Type.Literal('01'),
  total: pesos(),
  conceptos: Type.Array(PublicLineSchema),
  ...related,
})

export type PublicInvoice = Static<typeof PublicInvoiceSchema>

const EndedSchema = Type.Object({
  folio: text(),
  pago: Type.Integer(),
  total: pesos(),
  entregada: text(),
  en_global: Type.Boolean(),
  /** Missing until the stamped invoice was brought back. */
  uuid: Type.Optional(text()),
  /** Missing until the reason was chosen. */
  cancelacion: Type.Optional(
    Type.Object({
      motivo: text(),
      sustituye: Type.Optional(
        Type.Object({ pago: Type.Integer(), folio: text(), uuid: Type.Optional(text()) }),
      ),
    }),
  ),
})

export const DeliveryFileSchema = Type.Object({
  version: Type.Literal(1),
  entrega: Type.Object({
    id: Type.Integer(),
    tipo: Type.Union([Type.Literal('ENTREGA'), Type.Literal('GLOBAL')]),
    fecha: text(),
    /** Hour of the CFDI, `yyyy-MM-ddTHH:mm:ss` of the school's zone: it must be stamped within 72 hours. */
    momento: Type.Optional(text()),
    desde: Type.Optional(text()),
    hasta: Type.Optional(text()),
  }),
  facturas: Type.Array(InvoiceDocumentSchema),
  global: Type.Optional(PublicInvoiceSchema),
  por_cancelar: Type.Array(EndedSchema),
  por_sustituir: Type.Array(EndedSchema),
  sumas: Type.Object({ facturas: Type.Integer(), total: pesos() }),
})
export type DeliveryFile = Static<typeof DeliveryFileSchema>
