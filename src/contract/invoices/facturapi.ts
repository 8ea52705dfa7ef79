import { subtractPesos, sumPesos } from '../domain/money'
import { IEDU } from '../fiscal/iedu.rules'
import { plainFolio, transfersOf } from './cfdi'
import { IEDU_XSD, ieduOf } from './complements'
import type { DeliveryFile, InvoiceDocument, PublicInvoice, Transfer } from './delivery.schemas'
import { GLOBAL_SERIES, SERIES } from './stamped.rules'

/** Words of Facturapi's API v2 (`POST /v2/invoices`); its published types are facturapi@4.11.0. */
const PERIODS: Readonly<Record<string, string>> = {
  '01': 'day',
  '02': 'week',
  '03': 'fortnight',
  '04': 'month',
}

const taxOf = ({ tipo_factor, tasa_o_cuota }: Transfer) => ({
  type: 'IVA',
  rate: Number(tasa_o_cuota ?? 0),
  factor: tipo_factor,
  withholding: false,
})

interface Item {
  readonly description: string
  readonly product_key: string
  readonly unit_key: string
  readonly sku?: string
  /** Pesos, tax included, less the discount of a taxed line: Facturapi takes the tax out of it, so the total is what was paid. */
  readonly price: number
  readonly discount?: number
  readonly taxability: string
  readonly taxes: readonly Transfer[]
}

const itemOf = ({ price, discount = 0, taxes, ...product }: Item) => ({
  quantity: 1,
  ...(discount > 0 ? { discount } : {}),
  product: { ...product, price, tax_included: true, taxes: taxes.map(taxOf) },
})

const lineItem = (line: InvoiceDocument['conceptos'][number]) => {
  const taxes = transfersOf(line)
  const iva = sumPesos(taxes.map(({ importe = 0 }) => importe))
  const net = sumPesos([line.importe, -line.descuento, iva])
  const complement = ieduOf(line)
  const item = itemOf({
    description: line.descripcion,
    product_key: line.clave_producto,
    unit_key: line.clave_unidad,
    ...(iva > 0 ? { price: net } : { price: line.importe, discount: line.descuento }),
    taxability: line.objeto_imp,
    taxes,
  })
  return { ...item, ...(complement ? { complement } : {}) }
}

/** One item for each tax of a folio, because Facturapi computes all taxes of an item on one base. */
const folioItems = (line: PublicInvoice['conceptos'][number]) => {
  const taxes = transfersOf(line)
  const paid = taxes.map(({ base, importe = 0 }) => sumPesos([base, importe]))
  const rest = subtractPesos(line.importe, sumPesos(paid))
  const product = {
    description: line.descripcion,
    product_key: line.clave_producto,
    unit_key: line.clave_unidad,
    sku: line.folio,
  }
  return [
    ...taxes.map((tax, at) => itemOf({ ...product, price: paid[at]!, taxability: '02', taxes: [tax] })),
    ...(rest > 0 ? [itemOf({ ...product, price: rest, taxability: '01', taxes: [] })] : []),
  ]
}

const headOf = ({
  receptor,
  forma_pago,
  metodo_pago,
  moneda,
  cfdi_relacionados: related,
}: InvoiceDocument | PublicInvoice) => ({
  type: 'I',
  customer: {
    legal_name: receptor.nombre,
    tax_id: receptor.rfc,
    tax_system: receptor.regimen_fiscal,
    ...('correo' in receptor && receptor.correo ? { email: receptor.correo } : {}),
    address: { zip: receptor.codigo_postal },
  },
  use: receptor.uso_cfdi,
  payment_form: forma_pago,
  payment_method: metodo_pago,
  currency: moneda,
  ...(related
    ? { related_documents: [{ relationship: related.tipo_relacion, documents: related.uuids }] }
    : {}),
})

const invoiceBody = (invoice: InvoiceDocument) => ({
  ...headOf(invoice),
  series: SERIES,
  folio_number: Number(plainFolio(invoice.folio)),
  external_id: `${SERIES}-${plainFolio(invoice.folio)}`,
  items: invoice.conceptos.map(lineItem),
  ...(invoice.conceptos.some(({ iedu }) => iedu)
    ? { namespaces: [{ prefix: 'iedu', uri: IEDU, schema_location: IEDU_XSD }] }
    : {}),
})

export const facturapiBodies = ({ entrega, facturas, global }: DeliveryFile): object[] => [
  ...facturas.map(invoiceBody),
  ...(global
    ? [
        {
          ...headOf(global),
          series: GLOBAL_SERIES,
          folio_number: entrega.id,
          external_id: `${GLOBAL_SERIES}-${entrega.id}`,
          items: global.conceptos.flatMap(folioItems),
          global: {
            periodicity: PERIODS[global.informacion_global.periodicidad],
            months: global.informacion_global.meses,
            year: global.informacion_global.anio,
          },
        },
      ]
    : []),
]
