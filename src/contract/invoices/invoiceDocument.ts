import type { IsoDate } from '../domain/dates'
import { centavosOf, sumPesos, toPesos } from '../domain/money'
import { PUBLIC_REGIME, PUBLIC_RFC } from '../domain/tax'
import { satName } from '../fiscal/fiscal.rules'
import { IEDU_LEVELS } from '../fiscal/iedu.rules'
import { deductibleOf, largestMeans, type SatMeans } from '../fiscal/means.rules'
import { folioLabel } from '../receipts/receipts.rules'
import { taxFactor, taxObjectOf, TAXES, taxShares, type Tax, type TaxShares } from '../fiscal/taxes.rules'
import type { InvoiceDocument, PublicInvoice, PublicLine, Transfer } from './delivery.schemas'
import type { InvoiceLine } from './invoiceLines'
import { periodicityOf, taxOf, totalOf, type InvoiceFacts, type InvoiceSchool } from './invoices.rules'

/** `c_ClaveUnidad` of the SAT: unit of service; activity for the invoice to the general public. */
const UNIT = 'E48'
const PUBLIC_UNIT = 'ACT'
const PUBLIC_PRODUCT = '01010101'

const fragmentFile = (folio: number, line: number): string => `${folioLabel(folio)}-${line}.xml`

interface Dated {
  readonly fecha_pago: IsoDate
}

const emitterOf = (school: InvoiceSchool) => ({
  rfc: school.rfc ?? '',
  nombre: satName(school.razon_social ?? '', school.rfc ?? ''),
  regimen_fiscal: school.regimen_fiscal ?? '',
})

const transferOf = (tax: Tax, { base, iva }: Pick<TaxShares, 'base' | 'iva'>): Transfer[] => {
  const factor = taxFactor(tax)
  if (!factor || base === 0) return []
  const importe = factor.tipo_factor === 'Tasa' ? { importe: toPesos(iva) } : {}
  return [{ base: toPesos(base), impuesto: '002', ...factor, ...importe }]
}

const lineOf = (
  line: InvoiceLine,
  at: number,
  { folio, rfcPago, receptor }: InvoiceFacts,
  school: InvoiceSchool,
) => {
  const level = school.niveles.find(({ grado }) => grado === line.grado)
  const { alumno, grado } = line
  const tax = taxOf(line, school)
  const shares = taxShares(line.centavos, line.descuento, tax)
  return {
    linea: at + 1,
    descripcion: alumno ? `${line.descripcion} ${alumno.nombre}` : line.descripcion,
    clave_producto: line.clave ?? level?.clave_producto ?? '',
    clave_unidad: UNIT,
    cantidad: 1,
    valor_unitario: toPesos(shares.importe),
    importe: toPesos(shares.importe),
    descuento: toPesos(shares.descuento),
    objeto_imp: taxObjectOf(tax),
    traslados: transferOf(tax, shares),
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
            ...(rfcPago && rfcPago !== receptor?.rfc ? { rfcPago } : {}),
          },
        }
      : {}),
  }
}

export const invoiceDocument = (facts: InvoiceFacts & Dated, school: InvoiceSchool): InvoiceDocument => {
  const { receptor, lines, folio } = facts
  if (!receptor) throw new Error(`payment ${facts.id} has no receiver`)
  const { id: _id, correo, ...receiver } = receptor
  const shares = lines.map((line) => taxShares(line.centavos, line.descuento, taxOf(line, school)))
  const sum = (part: keyof TaxShares): number => toPesos(shares.reduce((all, each) => all + each[part], 0))
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
    subtotal: sum('importe'),
    descuento: sum('descuento'),
    impuestos_trasladados: sum('iva'),
    total: toPesos(totalOf(lines)),
    conceptos: lines.map((line, at) => lineOf(line, at, facts, school)),
  }
}

/** What a folio paid at each tax, summed before the tax is taken out, so that each is rounded once. */
const publicTransfers = (lines: readonly InvoiceLine[], school: InvoiceSchool): Transfer[] =>
  TAXES.flatMap((tax) => {
    const paid = totalOf(lines.filter((line) => taxOf(line, school) === tax))
    return transferOf(tax, taxShares(paid, 0, tax))
  })

export const publicLine = (
  { folio, id, fecha, parts, lines }: InvoiceFacts,
  school: InvoiceSchool,
): PublicLine => ({
  folio: folioLabel(folio),
  pago: id,
  fecha,
  clave_producto: PUBLIC_PRODUCT,
  clave_unidad: PUBLIC_UNIT,
  descripcion: 'Venta',
  importe: toPesos(totalOf(lines)),
  objeto_imp: lines.every((line) => taxOf(line, school) === 'NO_OBJETO') ? '01' : '02',
  traslados: publicTransfers(lines, school),
  forma_pago: largestMeans(parts) ?? '',
})

export const publicInvoice = (
  lines: readonly PublicLine[],
  school: InvoiceSchool,
  { desde, hasta }: { desde: IsoDate; hasta: IsoDate },
): PublicInvoice => {
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
        lines.map(({ forma_pago, importe }) => ({
          codigo: forma_pago as SatMeans,
          centavos: centavosOf(importe),
        })),
      ) ?? '',
    moneda: 'MXN',
    exportacion: '01',
    total: sumPesos(lines.map(({ importe }) => importe)),
    conceptos: [...lines],
  }
}
