import { amountInWords } from '@contract/domain/amountInWords'
import { gradeYearLabel } from '@contract/domain/grades'
import { formatDate, todayIn } from '@contract/domain/dates'
import { formatPesos, percentOf, subtractPesos, sumPesos, toCentavos, toPesos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { conceptText, paidName, payerOf, restText } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { folioLabel, receiptPath, spokenCode } from '@contract/receipts/receipts.rules'
import type { ListPrice } from './receipts.queries'

/** One line of the receipt's table; without an amount it explains the one before it. */
export interface ReceiptRow {
  readonly concepto: string
  /** Below 0 for what lowers the total. */
  readonly pesos: number | null
  /** A pupil's name above their lines. */
  readonly heads?: boolean
}

type Line = Payment['conceptos'][number]

const isPrincipal = ({ tipo }: Line): boolean => tipo === 'CARGO' || tipo === 'COLEGIATURA'

const priceOf = (line: Line, prices: readonly ListPrice[]): ListPrice | undefined =>
  prices.find(({ charge_id, tuition_id }) => charge_id === line.idCargo && tuition_id === line.idColegiatura)

const wordOf = ({ tipo }: Line): string => (tipo === 'CARGO' ? 'descuento' : 'beca')

/** Whether today's percent gives this reduction; the beca may have changed since the payment. */
const isTodays = ({ tipo }: Line, { lista, porcentaje }: ListPrice, reduction: number): boolean =>
  tipo === 'CARGO' || toCentavos(reduction) === percentOf(lista, porcentaje)

/** Names the percent only if it gives this reduction. */
const reductionName = (line: Line, price: ListPrice, reduction: number): string =>
  `${wordOf(line)}${isTodays(line, price, reduction) ? ` ${price.porcentaje} %` : ''}`.toUpperCase()

/** A row, the notes below it, and its discount, which is summed with equal ones. */
interface Priced {
  readonly row: ReceiptRow
  readonly notes?: readonly ReceiptRow[]
  readonly reduction?: { readonly name: string; readonly pesos: number }
}

const note = (concepto: string): ReceiptRow => ({ concepto, pesos: null })

/** What the whole costs, where a discount or beca lowers it. */
const costNote = (line: Line, price: ListPrice, whole: number): ReceiptRow[] => {
  const lista = toPesos(price.lista)
  const off = subtractPesos(lista, whole)
  if (off === 0) return []
  const percent = isTodays(line, price, off) ? ` de ${price.porcentaje} %` : ''
  return [note(`Costo ${formatPesos(lista)} con ${wordOf(line)}${percent}: ${formatPesos(whole)}`)]
}

/** A line paid whole at once shows list price and discounts; of a part the price and what was paid before are notes. */
const pricedLine = (line: Line, prices: readonly ListPrice[]): Priced => {
  const { descripcion, monto, saldo_anterior, saldo } = line
  const price = priceOf(line, prices)
  const before = toPesos(price?.antes ?? 0)
  const isPart = saldo > 0
  const concepto = before > 0 && !isPart ? restText(descripcion) : conceptText(line)
  const plain = { row: { concepto, pesos: monto } }
  if (!price) return plain
  if (isPart || before > 0) {
    const whole = sumPesos([before, saldo_anterior])
    const paid = before > 0 ? [note(`Pagado antes ${formatPesos(before)} de ${formatPesos(whole)}`)] : []
    return { ...plain, notes: [...costNote(line, price, whole), ...paid] }
  }
  const lista = toPesos(price.lista)
  const pesos = subtractPesos(lista, monto)
  return pesos === 0
    ? plain
    : {
        row: { concepto, pesos: lista },
        reduction: { name: reductionName(line, price, pesos), pesos },
      }
}

/** 'DESCUENTO PAGO ANUAL 6 % COLEGIATURA SEPTIEMBRE 2026' without its month: one row says it for the whole year. */
const withoutMonth = (line: Line, conceptos: readonly Line[]): string => {
  const month = conceptos.find((each) => isPrincipal(each) && each.idColegiatura === line.idColegiatura)
  return month ? line.descripcion.replace(month.descripcion, '').trim() : line.descripcion
}

/** One row for each reason, whichever months it lowers: twelve becas of the same percentage are one line to read. */
const reductionRows = (reductions: readonly { name: string; pesos: number }[]): ReceiptRow[] =>
  [...new Set(reductions.map(({ name }) => name))].map((concepto) => ({
    concepto,
    pesos: -sumPesos(reductions.filter(({ name }) => name === concepto).map(({ pesos }) => pesos)),
  }))

const waivedNote = ({ recargo_condonado = 0 }: Line): ReceiptRow[] =>
  recargo_condonado > 0 ? [note(`Recargo condonado: ${formatPesos(recargo_condonado)}`)] : []

const rowsOf = (conceptos: readonly Line[], prices: readonly ListPrice[]): ReceiptRow[] => {
  const reductions: { name: string; pesos: number }[] = []
  const rows = conceptos.flatMap((line): ReceiptRow[] => {
    if (line.tipo === 'RECARGO') return [{ concepto: line.descripcion, pesos: line.monto }]
    if (line.tipo === 'DESCUENTO') {
      reductions.push({ name: withoutMonth(line, conceptos), pesos: line.monto })
      return []
    }
    const { row, notes = [], reduction } = pricedLine(line, prices)
    if (reduction) reductions.push(reduction)
    return [row, ...notes, ...waivedNote(line)]
  })
  return [...rows, ...reductionRows(reductions)]
}

/** Credit used or left on account, and the credit after it. */
const creditRows = (lines: readonly Line[]): ReceiptRow[] =>
  lines.flatMap(({ tipo, descripcion, monto, saldo }) => [
    { concepto: descripcion, pesos: tipo === 'SALDO' ? -monto : monto },
    { concepto: `Saldo a favor de la familia: ${formatPesos(saldo)}`, pesos: null },
  ])

/** All rows: the lines (by pupil when there are several) and the credit. Their amounts add up to the payment. */
const receiptRows = (pago: Payment, prices: readonly ListPrice[]): ReceiptRow[] => {
  const { conceptos, alumnos } = pago
  const ofPupils = conceptos.filter(({ tipo }) => tipo !== 'A_CUENTA' && tipo !== 'SALDO')
  const rows =
    alumnos.length > 1
      ? alumnos.flatMap(({ id, nombre }) => [
          { concepto: nombre, pesos: null, heads: true },
          ...rowsOf(
            ofPupils.filter(({ idAlumno }) => idAlumno === id),
            prices,
          ),
        ])
      : rowsOf(ofPupils, prices)
  const credit = creditRows(conceptos.filter((line) => !ofPupils.includes(line)))
  return [...rows, ...credit]
}

/** Each means with its amount where there are several, so that the paper says which money came how. */
const meansText = ({ medios }: Payment): string =>
  medios.length > 1
    ? medios
        .map(({ metodo_pago, monto, referencia }) =>
          [paymentMethodLabel(metodo_pago), formatPesos(monto), referencia].filter(Boolean).join(' '),
        )
        .join(' · ')
    : ''

/** Balance of the paid charges and months before and after, and their name. */
interface ReceiptBalance {
  readonly anterior: number
  readonly restante: number
  /** 'COLEGIATURA OCTUBRE 2026', or of several 'lo pagado': the family may owe more besides. */
  readonly de: string
}

const receiptBalance = ({ conceptos }: Payment): ReceiptBalance | null => {
  const principal = conceptos.filter(isPrincipal)
  const [first, ...others] = principal
  if (!first) return null
  return {
    anterior: sumPesos(principal.map(({ saldo_anterior }) => saldo_anterior)),
    restante: sumPesos(principal.map(({ saldo }) => saldo)),
    de: others.length > 0 ? 'lo pagado' : paidName(first.descripcion),
  }
}

/** All texts and figures of a receipt as printed (decisions/domain/receipts). */
export interface ReceiptContent {
  readonly folio: string
  /** dd/MM/yyyy */
  readonly expedicion: string
  readonly pagado: string
  readonly recibimosDe: string
  readonly alumno: string
  readonly numeroControl: string
  readonly grado: string
  readonly grupo: string
  readonly ciclo: string
  readonly rows: readonly ReceiptRow[]
  readonly total: number
  readonly enLetra: string
  /** The day of entry; null when the money arrived on that day. */
  readonly registrado: string | null
  readonly metodo: string
  readonly referencia: string
  /** Null for a payment only on account. */
  readonly saldo: ReceiptBalance | null
  readonly recibio: string
  readonly reimpresion: boolean
  /** One sentence about the cancellation; null while the payment is valid. */
  readonly cancelacion: string | null
  /** Opens the public check. */
  readonly enlace: string
  /** The same address, to type by hand. */
  readonly codigo: string
}

export interface ReceiptFacts {
  readonly pago: Payment
  readonly prices: readonly ListPrice[]
  /** The parent, when the pupil has one. */
  readonly payer: string | undefined
  readonly print: { readonly number: number; readonly printedAt: Date }
  readonly timeZone: string
  /** `https://escuela.mx` */
  readonly publicBase: string
}

/** Printed for an empty value, so that the reader sees that nothing was forgotten. */
const NONE = '—'

/** Without a grade number only the name of the grade is printed. */
const gradeOnPaper = (alumno: Payment['alumno']): string => {
  if (!alumno?.grado) return NONE
  const { grado, gradoNumero } = alumno
  return gradoNumero == null ? grado : gradeYearLabel({ grado, gradoNumero })
}

const cancellationOf = (pago: Payment): string | null =>
  pago.cancelado
    ? `CANCELADO el ${formatDate(pago.fecha_cancelacion ?? '')} por ${pago.cancelado_por ?? ''}. Motivo: ${pago.motivo_cancelacion ?? ''}`
    : null

export const receiptContent = (facts: ReceiptFacts): ReceiptContent => {
  const { pago, prices, payer, print, timeZone, publicBase } = facts
  const { alumno } = pago
  return {
    folio: folioLabel(pago.folio),
    expedicion: formatDate(todayIn(timeZone, print.printedAt)),
    pagado: formatDate(pago.fecha_pago),
    registrado: pago.fecha_pago === pago.fecha ? null : formatDate(pago.fecha),
    recibimosDe: payer ?? payerOf(pago),
    alumno: pago.alumnos.map(({ nombre }) => nombre).join(', ') || NONE,
    numeroControl: pago.alumnos.map(({ numero_control }) => numero_control).join(', ') || NONE,
    grado: gradeOnPaper(alumno),
    grupo: alumno?.grupo?.nombre ?? NONE,
    ciclo: pago.ciclo ?? NONE,
    rows: receiptRows(pago, prices),
    total: pago.monto,
    enLetra: `(${amountInWords(toCentavos(pago.monto) ?? 0)})`,
    metodo: paymentMethodLabel(pago.metodo_pago).toUpperCase(),
    referencia: meansText(pago) || (pago.referencia ?? NONE),
    saldo: receiptBalance(pago),
    recibio: pago.recibio,
    reimpresion: print.number > 1,
    cancelacion: cancellationOf(pago),
    enlace: publicBase + receiptPath(pago.codigo),
    codigo: spokenCode(pago.codigo),
  }
}
