import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { DeliveryFile, InvoiceDocument } from '@contract/invoices/delivery.schemas'
import type { Answer } from '@test/support/server/harness'
import type { Invoices } from './anInvoice'

/** What the service writes into its XML; each field may be made wrong. */
export interface Stamped {
  serie: string
  folio: string | number
  total: number | string
  emisor: string
  receptor: string
  uuid?: string
  moneda?: string
  tipo?: string
  nombre?: string
  timbre?: boolean
  antes?: string
}

/** The same UUID for the same invoice, whenever it is asked again. */
export const uuidOf = (serie: string, folio: string | number, more = ''): string => {
  const hex = createHash('sha256').update(`${serie} ${folio} ${more}`).digest('hex').toUpperCase()
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

export const stampedXml = (of: Stamped): string => {
  const { serie, folio, total, emisor, receptor, moneda = 'MXN', tipo = 'I', nombre = 'MARÍA PEÑA' } = of
  const { uuid = uuidOf(serie, folio), timbre = true, antes = '<?xml version="1.0" encoding="UTF-8"?>' } = of
  const amount = typeof total === 'number' ? total.toFixed(2) : total
  const stamp = `<cfdi:Complemento><tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1" UUID="${uuid}" FechaTimbrado="2026-09-16T10:20:30" RfcProvCertif="PAC010101AA1" SelloCFD="x" NoCertificadoSAT="1" SelloSAT="y"/></cfdi:Complemento>`
  return `${antes}
<!-- <cfdi:Comprobante Total="1.00"> -->
<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0" Serie="${serie}" Folio="${folio}" Fecha="2026-09-16T10:00:00" Moneda="${moneda}" SubTotal="${amount}" Total="${amount}" TipoDeComprobante="${tipo}" Exportacion="01" LugarExpedicion="58000">
  <cfdi:Emisor Rfc="${emisor}" Nombre="COLEGIO &amp; LAGO" RegimenFiscal="603"/>
  <cfdi:Receptor Rfc="${receptor}" Nombre="${nombre}" UsoCFDI="D10"/>
  <cfdi:Conceptos><cfdi:Concepto Importe="${amount}" Descripcion="a > b"/></cfdi:Conceptos>
  ${timbre ? stamp : ''}
</cfdi:Comprobante>`
}

/** Our own XML as a service gives it back: with seal, certificate and stamp. */
export const sealed = (xml: string, uuid: string): string =>
  xml
    .replace(
      / Fecha="[^"]*"/,
      `$& Sello="c2VsbG8=" NoCertificado="30001000000500003416" Certificado="Y2VydGlmaWNhZG8="`,
    )
    .replace(
      '</cfdi:Comprobante>',
      `<cfdi:Complemento><tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.sat.gob.mx/TimbreFiscalDigital http://www.sat.gob.mx/sitio_internet/cfd/TimbreFiscalDigital/TimbreFiscalDigitalv11.xsd" Version="1.1" UUID="${uuid}" FechaTimbrado="2026-09-16T10:20:30" RfcProvCertif="PAC010101AA1" SelloCFD="c2VsbG8=" NoCertificadoSAT="30001000000500003456" SelloSAT="c2F0"/></cfdi:Complemento></cfdi:Comprobante>`,
    )

/** yazl writes no names that climb, so a name of the same length is changed in both places. */
export const renamedInZip = (zip: Buffer, from: string, to: string): Buffer =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')

export const zipOf = (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

const ofInvoice = ({ folio, total, emisor, receptor }: InvoiceDocument): Stamped => ({
  serie: 'A',
  folio: Number(folio),
  total,
  emisor: emisor.rfc,
  receptor: receptor.rfc,
})

/** What a delivery asks to be stamped: one invoice per payment, or one to the general public. */
export const asked = ({ entrega, facturas, global }: DeliveryFile): Stamped[] => [
  ...facturas.map(ofInvoice),
  ...(global
    ? [
        {
          serie: 'G',
          folio: entrega.id,
          total: global.total,
          emisor: global.emisor.rfc,
          receptor: global.receptor.rfc,
        },
      ]
    : []),
]

export const createPac = (given: Invoices) => ({
  bring: (files: Readonly<Record<string, string | Buffer>>, key: string = randomUUID()): Promise<Answer> =>
    given.school.caller.form(
      'POST',
      '/facturas/timbradas',
      {},
      Object.entries(files).map(([name, content]) => ({
        field: 'files',
        name,
        content: Buffer.from(content),
      })),
      { key },
    ),
})
