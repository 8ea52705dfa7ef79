import { onlyProblems, type Campos } from '../domain/campos'
import { addDays, daysBetween, isIsoDate } from '../domain/dateMath'
import { formatDate, type IsoDate } from '../domain/dates'
import { gradeLabel, type Grade } from '../domain/grades'
import { NO_SUCH_DAY } from '../domain/messages'
import type { Centavos } from '../domain/money'
import * as paths from '../domain/screenPaths'
import { isIeduCurp } from '../fiscal/iedu.rules'
import { largestMeans } from '../fiscal/means.rules'
import { DEFAULT_TAX, type Tax } from '../fiscal/taxes.rules'
import { folioLabel } from '../receipts/receipts.rules'
import type { InvoiceLine, SourcedPart } from './invoiceLines'

export const INVOICE_STATES = [
  'FALTA',
  'LISTA',
  'GLOBAL',
  'ENTREGADA',
  'RECHAZADA',
  'TIMBRADA',
  'CANCELADA',
] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

export interface Missing {
  readonly campo: string
  readonly texto: string
  readonly ruta: string
}

export interface InvoiceSchool {
  readonly rfc: string | null
  readonly razon_social: string | null
  readonly regimen_fiscal: string | null
  readonly codigo_postal: string | null
  readonly niveles: readonly {
    readonly grado: Grade
    readonly cct: string | null
    readonly rvoe: string | null
    readonly clave_producto: string | null
    /** Tax of tuition, enrolment fee and recargos; missing: exempt. */
    readonly impuesto?: Tax
  }[]
}

export interface Receiver {
  readonly id: number
  readonly rfc: string
  readonly nombre: string
  readonly regimen_fiscal: string
  readonly codigo_postal: string
  readonly uso_cfdi: string
  readonly correo: string | null
}

export interface InvoiceFacts {
  readonly id: number
  readonly folio: number
  readonly fecha: IsoDate
  readonly cancelado: boolean
  readonly receptor: Receiver | null
  readonly parts: readonly SourcedPart[]
  readonly lines: readonly InvoiceLine[]
  /** RFC of the person who paid, where it is not the one invoiced. */
  readonly rfcPago?: string | null
}

export const meansPage = (pagoId: number): string => `${paths.invoices}?medio=${pagoId}`
export const conceptPage = (chargeId: number): string => `${paths.invoices}?cargo=${chargeId}`

const missingOfSchool = ({ rfc, razon_social, regimen_fiscal, codigo_postal }: InvoiceSchool): Missing[] =>
  Object.entries({
    rfc: rfc ? null : 'Falta el RFC de la escuela',
    razon_social: razon_social ? null : 'Falta la razón social de la escuela',
    regimen_fiscal: regimen_fiscal ? null : 'Falta el régimen fiscal de la escuela',
    codigo_postal: codigo_postal ? null : 'Falta el código postal de la escuela',
  }).flatMap(([campo, texto]) => (texto ? [{ campo: `escuela.${campo}`, texto, ruta: paths.school }] : []))

const missingOfLevels = ({ niveles }: InvoiceSchool, lines: readonly InvoiceLine[]): Missing[] =>
  [...new Set(lines.flatMap(({ grado }) => grado ?? []))].flatMap((grado) => {
    const level = niveles.find((each) => each.grado === grado)
    const isTaught = lines.some((line) => line.esColegiatura && line.grado === grado)
    const needsCode = lines.some((line) => line.grado === grado && !line.clave && !line.sinConcepto)
    const name = gradeLabel(grado).toLowerCase()
    return [
      ...(isTaught && !level?.cct && !level?.rvoe
        ? [{ campo: `nivel.${grado}.cct`, texto: `Falta la CCT o el RVOE de ${name}`, ruta: paths.school }]
        : []),
      ...(needsCode && !level?.clave_producto
        ? [
            {
              campo: `nivel.${grado}.clave_producto`,
              texto: `Falta la clave de producto de ${name}`,
              ruta: paths.school,
            },
          ]
        : []),
    ]
  })

const curpText = (nombre: string, curp: string): string =>
  curp === '' ? `Falta la CURP de ${nombre}` : `La CURP de ${nombre} no tiene la forma que pide el SAT`

const missingOfPupils = (lines: readonly InvoiceLine[]): Missing[] => {
  const pupils = new Map(
    lines
      .filter(({ esColegiatura }) => esColegiatura)
      .flatMap(({ alumno }) => (alumno ? [[alumno.id, alumno] as const] : [])),
  )
  return [...pupils.values()]
    .filter(({ curp }) => !isIeduCurp(curp))
    .map(({ id, nombre, curp }) => ({
      campo: 'curp',
      texto: curpText(nombre, curp),
      ruta: paths.student(id),
    }))
}

const missingMeans = ({ id, folio, fecha, parts }: InvoiceFacts): Missing[] => {
  const unclear = parts.filter(({ codigo, centavos }) => codigo === null && centavos > 0)
  const payments = [...new Set(unclear.flatMap(({ pagoId }) => pagoId ?? []))]
  const unclearMeans = payments.map((pagoId) => ({
    campo: 'medio',
    texto:
      pagoId === id
        ? 'Falta decir si la tarjeta fue de crédito o débito, o cómo fue el depósito'
        : 'Se pagó con saldo a favor y falta decir con qué tarjeta o depósito entró ese dinero',
    ruta: meansPage(pagoId),
  }))
  // How money from before the opening was paid is unknown. It matters only where it is the largest part.
  const unknown = payments.length === 0 && unclear.length > 0 && largestMeans(parts) === null
  return unknown
    ? [
        {
          campo: 'medio',
          texto:
            'Se pagó con el saldo a favor que traía la familia y no se sabe cómo entró ese dinero: no se puede saber aquí; cancela el pago y cóbralo de otro modo, o factúralo por tu cuenta',
          ruta: `${paths.payments}?desde=${fecha}&hasta=${fecha}&q=${folioLabel(folio)}`,
        },
      ]
    : unclearMeans
}

/** Charges that need a concept first: without it product code and tax are unknown, and a uniform would be invoiced as teaching. */
const missingConcepts = (lines: readonly InvoiceLine[]): Missing[] => {
  const charges = new Map(
    lines.flatMap(({ sinConcepto, descripcion }) =>
      sinConcepto ? [[sinConcepto, descripcion] as const] : [],
    ),
  )
  return [...charges].map(([id, descripcion]) => ({
    campo: 'concepto',
    texto: `${descripcion} no tiene concepto: di qué es`,
    ruta: conceptPage(id),
  }))
}

/** A pupil without level has no product code to fall back on. */
const missingCodes = (lines: readonly InvoiceLine[]): Missing[] =>
  lines
    .filter(({ clave, grado, sinConcepto }) => !clave && !grado && !sinConcepto)
    .map(({ descripcion }) => ({
      campo: 'concepto.clave_producto',
      texto: `Falta la clave de producto del concepto de ${descripcion}`,
      ruta: paths.concepts,
    }))

/** What is missing before a payment can be invoiced; less for the general public, whose invoice names no pupil and no level. */
export const missingIn = (facts: InvoiceFacts, school: InvoiceSchool): Missing[] => [
  ...missingOfSchool(school),
  ...missingMeans(facts),
  ...missingConcepts(facts.lines),
  ...(facts.receptor
    ? [...missingCodes(facts.lines), ...missingOfLevels(school, facts.lines), ...missingOfPupils(facts.lines)]
    : []),
]

export const taxOf = ({ impuesto, grado }: InvoiceLine, { niveles }: InvoiceSchool): Tax =>
  impuesto ?? niveles.find((level) => level.grado === grado)?.impuesto ?? DEFAULT_TAX

/** Money that only went on account is not invoiced. */
export const isInvoiced = ({ lines }: Pick<InvoiceFacts, 'lines'>): boolean => lines.length > 0

export const totalOf = (lines: readonly InvoiceLine[]): Centavos =>
  lines.reduce((sum, { centavos, descuento }) => sum + centavos - descuento, 0)

type Stamping = Readonly<Partial<Record<'stamped' | 'refused', boolean>>>

export const deliveredState = ({ stamped, refused }: Stamping): InvoiceState =>
  stamped ? 'TIMBRADA' : refused ? 'RECHAZADA' : 'ENTREGADA'

export const stateOf = (
  { cancelado, receptor }: Pick<InvoiceFacts, 'cancelado' | 'receptor'>,
  { delivered, missing, ...stamping }: Stamping & { delivered: boolean; missing: number },
): InvoiceState => {
  if (cancelado) return 'CANCELADA'
  if (delivered) return deliveredState(stamping)
  if (missing > 0) return 'FALTA'
  return receptor ? 'LISTA' : 'GLOBAL'
}

export const MAX_DELIVERED = 5000

const MAX_DAYS = 366

export const invoiceDaysProblems = (desde: IsoDate, hasta: IsoDate): Campos =>
  onlyProblems({
    desde: isIsoDate(desde) ? null : NO_SUCH_DAY,
    hasta: !isIsoDate(hasta)
      ? NO_SUCH_DAY
      : hasta < desde
        ? 'La fecha final no puede ser anterior a la inicial'
        : daysBetween(desde, hasta) < MAX_DAYS
          ? null
          : `Elige a lo más ${MAX_DAYS} días`,
  })

/** A global invoice names one month to the SAT, so its days must lie within one. */
export const globalDaysProblems = (desde: IsoDate, hasta: IsoDate): Campos => {
  const problems = invoiceDaysProblems(desde, hasta)
  if (Object.keys(problems).length > 0 || desde.slice(0, 7) === hasta.slice(0, 7)) return problems
  return { hasta: 'La factura global es de días de un solo mes: entrega cada mes por separado' }
}

/** `c_Periodicidad` of the SAT: day, week, fortnight, month. */
export const periodicityOf = (desde: IsoDate, hasta: IsoDate): '01' | '02' | '03' | '04' => {
  const days = daysBetween(desde, hasta) + 1
  if (days === 1) return '01'
  if (days <= 7) return '02'
  return days <= 16 ? '03' : '04'
}

export const deliveredText = (folio: number, fecha: IsoDate, tipo: 'ENTREGA' | 'GLOBAL'): string =>
  tipo === 'GLOBAL'
    ? `El folio ${folioLabel(folio)} está en la global del ${formatDate(fecha)}.`
    : `El folio ${folioLabel(folio)} se entregó para facturar el ${formatDate(fecha)}.`

const lastDayOf = (day: IsoDate): IsoDate => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
  return addDays(next, -1)
}

export const daysLeftOf = (today: IsoDate): number => daysBetween(today, lastDayOf(today))
export const monthOf = (day: IsoDate): { desde: IsoDate; hasta: IsoDate } => ({
  desde: `${day.slice(0, 7)}-01`,
  hasta: lastDayOf(day),
})
