import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { toCsv } from '@contract/domain/csv'
import type { IsoDate } from '@contract/domain/dates'
import { sumPesos, toPesos } from '@contract/domain/money'
import { cfdiFiles } from '@contract/invoices/cfdi'
import { fragmentsOf } from '@contract/invoices/complements'
import { facturapiBodies } from '@contract/invoices/facturapi'
import type { DeliveryFile, InvoiceDocument, PublicLine } from '@contract/invoices/delivery.schemas'
import { publicInvoice } from '@contract/invoices/invoiceDocument'
import type { InvoiceSchool } from '@contract/invoices/invoices.rules'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { DeliveryKind } from './invoices.queries'
import type { ItemRow } from './items.queries'

interface DeliveryRow {
  readonly id: number
  readonly tipo: DeliveryKind
  readonly fecha: IsoDate
  readonly desde: IsoDate | null
  readonly hasta: IsoDate | null
  readonly created_at: Date
}

/** The Swedish format is `yyyy-MM-dd HH:mm:ss`. */
const momentOf = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    .format(moment)
    .replace(' ', 'T')

/** A missing reason is filled in where only one is possible: a line of a global invoice that was asked for by name, or a document replaced by the next of the same payment. */
const cancellationOf = ({ tipo, en_global, asked, documento, cancelacion, sustituta }: ItemRow) => {
  const uuid = sustituta ? { uuid: sustituta } : {}
  if (cancelacion) {
    const { motivo, sustituye } = cancelacion
    return {
      motivo,
      ...(sustituye
        ? { sustituye: { pago: sustituye.pago, folio: folioLabel(sustituye.folio), ...uuid } }
        : {}),
    }
  }
  if (tipo === 'CANCELADA') return null
  if (en_global) return asked ? { motivo: '04' } : null
  return { motivo: '01', sustituye: { pago: documento.pago, folio: documento.folio, ...uuid } }
}

const endOf = (item: ItemRow) => {
  const { documento, total_centavos, entregada, en_global, uuid } = item
  const cancelacion = cancellationOf(item)
  return {
    folio: documento.folio,
    pago: documento.pago,
    total: toPesos(total_centavos),
    entregada,
    en_global,
    ...(uuid ? { uuid } : {}),
    ...(cancelacion ? { cancelacion } : {}),
  }
}

const relationOf = (uuids: readonly string[]) =>
  uuids.length > 0 ? { cfdi_relacionados: { tipo_relacion: '04' as const, uuids: [...uuids] } } : {}

/** Once stamped, an invoice keeps the relation it was handed over with. */
const invoiceOf = ({ documento, uuid, relacionados }: ItemRow): InvoiceDocument => {
  const { cfdi_relacionados: stored, ...invoice } = documento as InvoiceDocument
  return { ...invoice, ...relationOf(uuid && stored ? stored.uuids : relacionados) }
}

export const deliveryFile = (
  { id, tipo, fecha, desde, hasta, created_at }: DeliveryRow,
  items: readonly ItemRow[],
  school: InvoiceSchool,
  timeZone: string,
): DeliveryFile => {
  const invoices = items.filter((item) => item.tipo === 'FACTURA')
  const isGlobal = tipo === 'GLOBAL' && desde !== null && hasta !== null
  return {
    version: 1,
    entrega: {
      id,
      tipo,
      fecha,
      momento: momentOf(created_at, timeZone),
      ...(isGlobal ? { desde, hasta } : {}),
    },
    facturas: isGlobal ? [] : invoices.map(invoiceOf),
    ...(isGlobal
      ? {
          global: {
            ...publicInvoice(
              invoices.map(({ documento }) => documento as PublicLine),
              school,
              { desde, hasta },
            ),
            ...relationOf([...new Set(invoices.flatMap(({ relacionados }) => relacionados))]),
          },
        }
      : {}),
    por_cancelar: items.filter((item) => item.tipo === 'CANCELADA').map(endOf),
    por_sustituir: items.filter((item) => item.tipo === 'SUSTITUIDA').map(endOf),
    sumas: {
      facturas: invoices.length,
      total: toPesos(invoices.reduce((sum, { total_centavos }) => sum + total_centavos, 0)),
    },
  }
}

const HEAD = [
  ...['folio', 'linea', 'fecha', 'rfc', 'nombre', 'regimen_fiscal', 'codigo_postal', 'uso_cfdi', 'correo'],
  ...['forma_pago', 'metodo_pago', 'descripcion', 'clave_producto', 'clave_unidad', 'objeto_imp'],
  ...['importe', 'descuento', 'total', 'deducible', 'alumno', 'curp', 'nivel', 'cct_rvoe', 'complemento'],
  'uuid_que_sustituye',
] as const

type Cells = (string | number)[]

const paidOf = ({ importe, descuento, traslados = [] }: InvoiceDocument['conceptos'][number]): number =>
  sumPesos([importe, -descuento, ...traslados.map(({ importe: iva = 0 }) => iva)])

const rowsOf = (invoice: InvoiceDocument): Cells[] => {
  const { receptor: to } = invoice
  return invoice.conceptos.map((line) => [
    ...[invoice.folio, line.linea, invoice.fecha, to.rfc, to.nombre, to.regimen_fiscal, to.codigo_postal],
    ...[to.uso_cfdi, to.correo ?? '', invoice.forma_pago, invoice.metodo_pago, line.descripcion],
    ...[line.clave_producto, line.clave_unidad, line.objeto_imp, line.importe, line.descuento],
    ...[paidOf(line), line.deducible],
    ...[line.iedu?.nombreAlumno ?? '', line.iedu?.CURP ?? '', line.iedu?.nivelEducativo ?? ''],
    ...[line.iedu?.autRVOE ?? '', line.iedu?.archivo ?? ''],
    invoice.cfdi_relacionados?.uuids.join(' ') ?? '',
  ])
}

const publicRows = ({ receptor: to, metodo_pago, conceptos }: NonNullable<DeliveryFile['global']>): Cells[] =>
  conceptos.map((line, at) => [
    ...[
      line.folio,
      at + 1,
      line.fecha,
      to.rfc,
      to.nombre,
      to.regimen_fiscal,
      to.codigo_postal,
      to.uso_cfdi,
      '',
    ],
    ...[
      line.forma_pago,
      metodo_pago,
      line.descripcion,
      line.clave_producto,
      line.clave_unidad,
      line.objeto_imp,
    ],
    ...[line.importe, 0, line.importe, 0, '', '', '', '', '', ''],
  ])

const deliveryCsv = ({ facturas, global }: DeliveryFile): string =>
  toCsv([HEAD, ...facturas.flatMap(rowsOf), ...(global ? publicRows(global) : [])])

const ENDED_HEAD = [
  ...['folio', 'que', 'total', 'entregada', 'en_global', 'uuid'],
  ...['motivo', 'folio_que_sustituye', 'uuid_que_sustituye'],
]

const endedCsv = ({ por_cancelar, por_sustituir }: DeliveryFile): string => {
  const rowOf =
    (que: string) =>
    ({
      folio,
      total,
      entregada,
      en_global,
      uuid,
      cancelacion,
    }: DeliveryFile['por_cancelar'][number]): Cells => [
      ...[folio, que, total, entregada, en_global ? 'SI' : 'NO', uuid ?? ''],
      ...[cancelacion?.motivo ?? '', cancelacion?.sustituye?.folio ?? '', cancelacion?.sustituye?.uuid ?? ''],
    ]
  return toCsv([ENDED_HEAD, ...por_cancelar.map(rowOf('CANCELAR')), ...por_sustituir.map(rowOf('SUSTITUIR'))])
}

export const deliveryZip = (file: DeliveryFile): Readable => {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(JSON.stringify(file, null, 2)), 'facturas.json')
  zip.addBuffer(Buffer.from(deliveryCsv(file)), 'facturas.csv')
  if (file.por_cancelar.length + file.por_sustituir.length > 0)
    zip.addBuffer(Buffer.from(endedCsv(file)), 'cancelaciones.csv')
  // Uncompressed: compressing thousands of small files at once takes hundreds of megabytes and all threads.
  for (const { archivo, xml } of file.facturas.flatMap(fragmentsOf))
    zip.addBuffer(Buffer.from(xml), archivo, { compress: false })
  for (const { archivo, xml } of cfdiFiles(file))
    zip.addBuffer(Buffer.from(xml), archivo, { compress: false })
  zip.addBuffer(Buffer.from(JSON.stringify(facturapiBodies(file), null, 2)), 'facturapi.json')
  zip.end()
  return zip.outputStream as Readable
}
