import { ZipFile } from 'yazl'
import type { Readable } from 'node:stream'
import { toCsv } from '@contract/domain/csv'
import type { IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import type { DeliveryFile, InvoiceDocument, PublicLine } from '@contract/invoices/delivery.schemas'
import { fragmentsOf, publicInvoice } from '@contract/invoices/invoiceDocument'
import type { InvoiceSchool } from '@contract/invoices/invoices.rules'
import type { DeliveryKind, ItemRow } from './invoices.queries'

interface DeliveryRow {
  readonly id: number
  readonly tipo: DeliveryKind
  readonly fecha: IsoDate
  readonly desde: IsoDate | null
  readonly hasta: IsoDate | null
}

const ended = ({ documento, total_centavos, entregada, en_global }: ItemRow) => ({
  folio: documento.folio,
  pago: documento.pago,
  total: toPesos(total_centavos),
  entregada,
  en_global,
})

export const deliveryFile = (
  { id, tipo, fecha, desde, hasta }: DeliveryRow,
  items: readonly ItemRow[],
  school: InvoiceSchool,
): DeliveryFile => {
  const given = items.filter((item) => item.tipo === 'FACTURA')
  const isGlobal = tipo === 'GLOBAL' && desde !== null && hasta !== null
  return {
    version: 1,
    entrega: { id, tipo, fecha, ...(isGlobal ? { desde, hasta } : {}) },
    facturas: isGlobal ? [] : given.map(({ documento }) => documento as InvoiceDocument),
    ...(isGlobal
      ? {
          global: publicInvoice(
            given.map(({ documento }) => documento as PublicLine),
            school,
            { desde, hasta },
          ),
        }
      : {}),
    por_cancelar: items.filter((item) => item.tipo === 'CANCELADA').map(ended),
    por_sustituir: items.filter((item) => item.tipo === 'SUSTITUIDA').map(ended),
    sumas: {
      facturas: given.length,
      total: toPesos(given.reduce((sum, { total_centavos }) => sum + total_centavos, 0)),
    },
  }
}

const HEAD = [
  ...['folio', 'linea', 'fecha', 'rfc', 'nombre', 'regimen_fiscal', 'codigo_postal', 'uso_cfdi', 'correo'],
  ...['forma_pago', 'metodo_pago', 'descripcion', 'clave_producto', 'clave_unidad', 'objeto_imp'],
  ...['importe', 'descuento', 'total', 'deducible', 'alumno', 'curp', 'nivel', 'cct_rvoe', 'complemento'],
] as const

type Cells = (string | number)[]

const rowsOf = (invoice: InvoiceDocument): Cells[] => {
  const { receptor: to } = invoice
  return invoice.conceptos.map((line) => [
    ...[invoice.folio, line.linea, invoice.fecha, to.rfc, to.nombre, to.regimen_fiscal, to.codigo_postal],
    ...[to.uso_cfdi, to.correo ?? '', invoice.forma_pago, invoice.metodo_pago, line.descripcion],
    ...[line.clave_producto, line.clave_unidad, line.objeto_imp, line.importe, line.descuento],
    ...[Math.round((line.importe - line.descuento) * 100) / 100, line.deducible],
    ...[line.iedu?.nombreAlumno ?? '', line.iedu?.CURP ?? '', line.iedu?.nivelEducativo ?? ''],
    ...[line.iedu?.autRVOE ?? '', line.iedu?.archivo ?? ''],
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
    ...[line.importe, 0, line.importe, 0, '', '', '', '', ''],
  ])

const deliveryCsv = ({ facturas, global }: DeliveryFile): string =>
  toCsv([HEAD, ...facturas.flatMap(rowsOf), ...(global ? publicRows(global) : [])])

export const deliveryZip = (file: DeliveryFile): Readable => {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(JSON.stringify(file, null, 2)), 'facturas.json')
  zip.addBuffer(Buffer.from(deliveryCsv(file)), 'facturas.csv')
  // Not compressed: thousands of small files at once take hundreds of megabytes, and other work waits for the threads.
  for (const { archivo, xml } of file.facturas.flatMap(fragmentsOf))
    zip.addBuffer(Buffer.from(xml), archivo, { compress: false })
  zip.end()
  return zip.outputStream as Readable
}
