import { byKey } from '../domain/byKey'
import { sumPesos } from '../domain/money'
import { tidy } from '../domain/text'
import { IEDU, xmlAttribute } from '../fiscal/iedu.rules'
import { IEDU_XSD, ieduOf } from './complements'
import type { DeliveryFile, InvoiceDocument, PublicInvoice, Transfer } from './delivery.schemas'
import { GLOBAL_SERIES, SERIES } from './stamped.rules'

const CFDI = 'http://www.sat.gob.mx/cfd/4'
const CFDI_XSD = 'http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd'

type Attributes = Readonly<Record<string, string | undefined>>

const element = (name: string, attributes: Attributes, children: readonly string[] = []): string => {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : ` ${key}="${xmlAttribute(value)}"`))
    .join('')
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`
}

/** The SAT takes no pipe in a text: it separates the fields of what is sealed. */
const plainText = (text: string, max: number): string =>
  tidy([...tidy(text.replace(/[|\p{Cc}]/gu, ' '))].slice(0, max).join(''))

const amount = (pesos: number): string => pesos.toFixed(2)

/** Documents delivered before concepts had a tax hold no transfers; all that was sold then was exempt. */
export const transfersOf = (line: {
  readonly objeto_imp: string
  readonly importe: number
  readonly descuento?: number
  readonly traslados?: readonly Transfer[] | undefined
}): readonly Transfer[] => {
  if (line.traslados) return line.traslados
  if (line.objeto_imp !== '02') return []
  return [{ base: sumPesos([line.importe, -(line.descuento ?? 0)]), impuesto: '002', tipo_factor: 'Exento' }]
}

const transferElement = ({ base, impuesto, tipo_factor, tasa_o_cuota, importe }: Transfer): string =>
  element('cfdi:Traslado', {
    Base: amount(base),
    Impuesto: impuesto,
    TipoFactor: tipo_factor,
    TasaOCuota: tasa_o_cuota,
    Importe: importe === undefined ? undefined : amount(importe),
  })

const lineTaxes = (transfers: readonly Transfer[]): string[] =>
  transfers.length === 0
    ? []
    : [element('cfdi:Impuestos', {}, [element('cfdi:Traslados', {}, transfers.map(transferElement))])]

/** Sums by rate. With no rate at all the total of taxes must be left out. */
const invoiceTaxes = (transfers: readonly Transfer[]): string[] => {
  if (transfers.length === 0) return []
  const kinds = byKey(transfers, ({ tipo_factor, tasa_o_cuota = '' }) => `${tipo_factor} ${tasa_o_cuota}`)
  const sums = [...kinds.values()].map((same): Transfer => ({
    ...same[0]!,
    base: sumPesos(same.map(({ base }) => base)),
    ...(same[0]!.importe === undefined ? {} : { importe: sumPesos(same.map(({ importe = 0 }) => importe)) }),
  }))
  const isTaxed = sums.some(({ importe }) => importe !== undefined)
  const total = isTaxed ? amount(sumPesos(sums.map(({ importe = 0 }) => importe))) : undefined
  return [
    element('cfdi:Impuestos', { TotalImpuestosTrasladados: total }, [
      element('cfdi:Traslados', {}, sums.map(transferElement)),
    ]),
  ]
}

const lineElement = (line: InvoiceDocument['conceptos'][number]): string => {
  // Dropped here, since the SAT asks for the namespace at the root.
  const complement = ieduOf(line)?.replace(/ xmlns:iedu="[^"]*"/, '')
  return element(
    'cfdi:Concepto',
    {
      ClaveProdServ: line.clave_producto,
      Cantidad: String(line.cantidad),
      ClaveUnidad: line.clave_unidad,
      Descripcion: plainText(line.descripcion, 1000),
      ValorUnitario: amount(line.valor_unitario),
      Importe: amount(line.importe),
      Descuento: line.descuento > 0 ? amount(line.descuento) : undefined,
      ObjetoImp: line.objeto_imp,
    },
    [
      ...lineTaxes(transfersOf(line)),
      ...(complement ? [element('cfdi:ComplementoConcepto', {}, [complement])] : []),
    ],
  )
}

type Ends = Pick<InvoiceDocument | PublicInvoice, 'emisor' | 'receptor'>

const endsElements = ({ emisor, receptor }: Ends): string[] => [
  element('cfdi:Emisor', {
    Rfc: emisor.rfc,
    Nombre: plainText(emisor.nombre, 254),
    RegimenFiscal: emisor.regimen_fiscal,
  }),
  element('cfdi:Receptor', {
    Rfc: receptor.rfc,
    Nombre: plainText(receptor.nombre, 254),
    DomicilioFiscalReceptor: receptor.codigo_postal,
    RegimenFiscalReceptor: receptor.regimen_fiscal,
    UsoCFDI: receptor.uso_cfdi,
  }),
]

const relatedElement = ({
  cfdi_relacionados: related,
}: Pick<InvoiceDocument, 'cfdi_relacionados'>): string[] =>
  related
    ? [
        element(
          'cfdi:CfdiRelacionados',
          { TipoRelacion: related.tipo_relacion },
          related.uuids.map((UUID) => element('cfdi:CfdiRelacionado', { UUID })),
        ),
      ]
    : []

interface Head {
  readonly serie: string
  readonly folio: string
  readonly momento: string
  readonly subtotal: number
  readonly descuento: number
  readonly hasIedu: boolean
}

const root = (
  invoice: InvoiceDocument | PublicInvoice,
  { serie, folio, momento, subtotal, descuento, hasIedu }: Head,
  children: readonly string[],
): string => {
  const locations = [`${CFDI} ${CFDI_XSD}`, ...(hasIedu ? [`${IEDU} ${IEDU_XSD}`] : [])]
  const attributes = {
    'xmlns:cfdi': CFDI,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xmlns:iedu': hasIedu ? IEDU : undefined,
    'xsi:schemaLocation': locations.join(' '),
    Version: '4.0',
    Serie: serie,
    Folio: folio,
    Fecha: momento,
    FormaPago: invoice.forma_pago,
    SubTotal: amount(subtotal),
    Descuento: descuento > 0 ? amount(descuento) : undefined,
    Moneda: invoice.moneda,
    Total: amount(invoice.total),
    TipoDeComprobante: 'I',
    Exportacion: invoice.exportacion,
    MetodoPago: invoice.metodo_pago,
    LugarExpedicion: invoice.lugar_expedicion,
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('cfdi:Comprobante', attributes, children)}\n`
}

export const plainFolio = (folio: string): string => String(Number(folio))

/** A CFDI 4.0 without seal, certificate and stamp. @param momento `yyyy-MM-ddTHH:mm:ss` in the school's zone */
const invoiceXml = (invoice: InvoiceDocument, momento: string): string => {
  const { folio, subtotal, descuento, conceptos } = invoice
  const hasIedu = conceptos.some(({ iedu }) => iedu)
  const head = { serie: SERIES, folio: plainFolio(folio), momento, subtotal, descuento, hasIedu }
  return root(invoice, head, [
    ...relatedElement(invoice),
    ...endsElements(invoice),
    element('cfdi:Conceptos', {}, conceptos.map(lineElement)),
    ...invoiceTaxes(conceptos.flatMap(transfersOf)),
  ])
}

const netOf = (line: PublicInvoice['conceptos'][number]): number =>
  sumPesos([line.importe, ...transfersOf(line).map(({ importe = 0 }) => -importe)])

const globalXml = (invoice: PublicInvoice, id: number, momento: string): string => {
  const { conceptos, informacion_global: of } = invoice
  const subtotal = sumPesos(conceptos.map(netOf))
  const head = { serie: GLOBAL_SERIES, folio: String(id), momento, subtotal, descuento: 0, hasIedu: false }
  return root(invoice, head, [
    element('cfdi:InformacionGlobal', {
      Periodicidad: of.periodicidad,
      Meses: of.meses,
      Año: String(of.anio),
    }),
    ...relatedElement(invoice),
    ...endsElements(invoice),
    element(
      'cfdi:Conceptos',
      {},
      conceptos.map((line) =>
        element(
          'cfdi:Concepto',
          {
            ClaveProdServ: line.clave_producto,
            NoIdentificacion: line.folio,
            Cantidad: '1',
            ClaveUnidad: line.clave_unidad,
            Descripcion: line.descripcion,
            ValorUnitario: amount(netOf(line)),
            Importe: amount(netOf(line)),
            ObjetoImp: line.objeto_imp,
          },
          lineTaxes(transfersOf(line)),
        ),
      ),
    ),
    ...invoiceTaxes(conceptos.flatMap(transfersOf)),
  ])
}

export const cfdiFiles = ({
  entrega,
  facturas,
  global,
}: DeliveryFile): { archivo: string; xml: string }[] => {
  const momento = entrega.momento ?? `${entrega.fecha}T12:00:00`
  return [
    ...facturas.map((invoice) => ({
      archivo: `cfdi/${SERIES}-${plainFolio(invoice.folio)}.xml`,
      xml: invoiceXml(invoice, momento),
    })),
    ...(global
      ? [{ archivo: `cfdi/${GLOBAL_SERIES}-${entrega.id}.xml`, xml: globalXml(global, entrega.id, momento) }]
      : []),
  ]
}
