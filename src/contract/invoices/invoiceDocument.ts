import type { IsoDate } from '../domain/dates'
import { toPesos, type Centavos } from '../domain/money'
import { PUBLIC_REGIME, PUBLIC_RFC } from '../domain/tax'
import { ieduFragment, IEDU_LEVELS } from '../fiscal/iedu.rules'
import { deductibleOf, largestMeans, type SatMeans } from '../fiscal/means.rules'
import { folioLabel } from '../receipts/receipts.rules'
import type { InvoiceDocument, PublicInvoice, PublicLine } from './delivery.schemas'
import type { InvoiceLine } from './invoiceLines'
import { periodicityOf, totalOf, type InvoiceFacts, type InvoiceSchool } from './invoices.rules'

/** `c_ClaveUnidad` of the SAT: unit of service; activity for the invoice to the general public. */
const UNIT = 'E48'
const PUBLIC_UNIT = 'ACT'
const PUBLIC_PRODUCT = '01010101'
/** Subject to the tax and exempt from it (LIVA, article 15, section IV). */
const TEACHING = '02'

const fragmentFile = (folio: number, line: number): string => `${folioLabel(folio)}-${line}.xml`

interface Dated {
  readonly fecha_pago: IsoDate
  /** UUIDs of stamped invoices that this one replaces. */
  readonly relacionados?: readonly string[]
}

const emitterOf = (school: InvoiceSchool) => ({
  rfc: school.rfc ?? '',
  nombre: school.razon_social ?? '',
  regimen_fiscal: school.regimen_fiscal ?? '',
})

const lineOf = (line: InvoiceLine, at: number, folio: number, school: InvoiceSchool) => {
  const level = school.niveles.find(({ grado }) => grado === line.grado)
  const { alumno, grado } = line
  return {
    linea: at + 1,
    descripcion: alumno ? `${line.descripcion} ${alumno.nombre}` : line.descripcion,
    clave_producto: line.clave ?? level?.clave_producto ?? '',
    clave_unidad: UNIT,
    cantidad: 1,
    valor_unitario: toPesos(line.centavos),
    importe: toPesos(line.centavos),
    descuento: toPesos(line.descuento),
    objeto_imp: line.objeto ?? TEACHING,
    deducible: line.esColegiatura ? toPesos(deductibleOf(line.parts)) : 0,
    ...(line.esColegiatura && alumno && grado
      ? {
          iedu: {
            archivo: fragmentFile(folio, at + 1),
            version: '1.0',
            nombreAlumno: alumno.nombre,
            CURP: alumno.curp,
            nivelEducativo: IEDU_LEVELS[grado],
            autRVOE: level?.rvoe ?? level?.cct ?? '',
          },
        }
      : {}),
  }
}

export const invoiceDocument = (facts: InvoiceFacts & Dated, school: InvoiceSchool): InvoiceDocument => {
  const { receptor, lines, folio, relacionados = [] } = facts
  if (!receptor) throw new Error(`payment ${facts.id} has no receiver`)
  const { id: _id, correo, ...receiver } = receptor
  const gross = lines.reduce((sum, { centavos }) => sum + centavos, 0)
  return {
    folio: folioLabel(folio),
    pago: facts.id,
    fecha: facts.fecha,
    fecha_pago: facts.fecha_pago,
    emisor: emitterOf(school),
    lugar_expedicion: school.codigo_postal ?? '',
    receptor: { ...receiver, ...(correo ? { correo } : {}) },
    metodo_pago: 'PUE',
    forma_pago: largestMeans(facts.parts) ?? '',
    moneda: 'MXN',
    exportacion: '01',
    subtotal: toPesos(gross),
    descuento: toPesos(gross - totalOf(lines)),
    total: toPesos(totalOf(lines)),
    conceptos: lines.map((line, at) => lineOf(line, at, folio, school)),
    ...(relacionados.length > 0
      ? { cfdi_relacionados: { tipo_relacion: '04' as const, uuids: [...relacionados] } }
      : {}),
  }
}

export const fragmentsOf = ({ conceptos }: InvoiceDocument): { archivo: string; xml: string }[] =>
  conceptos.flatMap(({ iedu }) => {
    if (!iedu) return []
    const { nombreAlumno, CURP, nivelEducativo, autRVOE } = iedu
    const grado = nivelEducativo === IEDU_LEVELS.PREESCOLAR ? 'PREESCOLAR' : 'PRIMARIA'
    return [{ archivo: iedu.archivo, xml: ieduFragment({ nombreAlumno, curp: CURP, grado, autRVOE }) }]
  })

export const publicLine = ({ folio, id, fecha, parts, lines }: InvoiceFacts): PublicLine => ({
  folio: folioLabel(folio),
  pago: id,
  fecha,
  clave_producto: PUBLIC_PRODUCT,
  clave_unidad: PUBLIC_UNIT,
  descripcion: 'Venta',
  importe: toPesos(totalOf(lines)),
  objeto_imp: TEACHING,
  forma_pago: largestMeans(parts) ?? '',
})

export const publicInvoice = (
  lines: readonly PublicLine[],
  school: InvoiceSchool,
  { desde, hasta }: { desde: IsoDate; hasta: IsoDate },
): PublicInvoice => {
  const centavosOf = ({ importe }: PublicLine): Centavos => Math.round(importe * 100)
  return {
    emisor: emitterOf(school),
    lugar_expedicion: school.codigo_postal ?? '',
    receptor: {
      rfc: PUBLIC_RFC,
      nombre: 'PUBLICO EN GENERAL',
      regimen_fiscal: PUBLIC_REGIME,
      codigo_postal: school.codigo_postal ?? '',
      uso_cfdi: 'S01',
    },
    informacion_global: {
      periodicidad: periodicityOf(desde, hasta),
      meses: desde.slice(5, 7),
      anio: Number(desde.slice(0, 4)),
    },
    metodo_pago: 'PUE',
    forma_pago:
      largestMeans(
        lines.map((line) => ({ codigo: line.forma_pago as SatMeans, centavos: centavosOf(line) })),
      ) ?? '',
    moneda: 'MXN',
    exportacion: '01',
    total: toPesos(lines.reduce((sum, line) => sum + centavosOf(line), 0)),
    conceptos: [...lines],
  }
}
