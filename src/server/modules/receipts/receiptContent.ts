import { amountInWords } from '@contract/domain/amountInWords'
import { gradeYearLabel } from '@contract/domain/grades'
import { formatDate, todayIn } from '@contract/domain/dates'
import { centavosOf, formatPesos, sumPesos } from '@contract/domain/money'
import type { Payer } from '@contract/parents/parents.schemas'
import { referenceText } from '@contract/parents/reference.rules'
import { meansLabel, paidWithLabel } from '@contract/fiscal/means.rules'
import { paidName, payerOf } from '@contract/payments/payments.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { monthOfFee } from '@contract/tuition/tuition.rules'
import { folioLabel, receiptPath, spokenCode } from '@contract/receipts/receipts.rules'
import { isFeeAlone, isPrincipal, receiptRows, type ReceiptRow } from './receiptLines'
import type { ListPrice } from './receipts.queries'

const meansText = ({ medios }: Payment): string =>
  medios.length > 1
    ? medios
        .map((means) =>
          [meansLabel(means), formatPesos(means.monto), means.referencia].filter(Boolean).join(' '),
        )
        .join(' · ')
    : ''

interface ReceiptBalance {
  readonly anterior: number
  readonly restante: number
  readonly de: string
}

const receiptBalance = ({ conceptos }: Payment): ReceiptBalance | null => {
  const principal = conceptos.filter((line) => isPrincipal(line) || isFeeAlone(line, conceptos))
  const [first, ...others] = principal
  if (!first) return null
  return {
    anterior: sumPesos(principal.map(({ saldo_anterior }) => saldo_anterior)),
    restante: sumPesos(principal.map(({ saldo }) => saldo)),
    de: others.length > 0 ? 'lo pagado' : monthOfFee(paidName(first.descripcion)),
  }
}

export interface ReceiptContent {
  readonly folio: string
  readonly expedicion: string
  readonly pagado: string
  readonly recibimosDe: string
  readonly referenciaPago: string | null
  readonly alumno: string
  readonly numeroControl: string
  readonly grado: string
  readonly grupo: string
  readonly ciclo: string
  readonly rows: readonly ReceiptRow[]
  readonly total: number
  readonly enLetra: string
  /** Day of entry, when the money came on another; else null. */
  readonly registrado: string | null
  readonly metodo: string
  readonly referencia: string
  readonly saldo: ReceiptBalance | null
  readonly recibio: string
  readonly reimpresion: boolean
  readonly cancelacion: string | null
  readonly enlace: string
  readonly codigo: string
}

export interface ReceiptFacts {
  readonly pago: Payment
  readonly prices: readonly ListPrice[]
  readonly payer: Pick<Payer, 'nombre' | 'referencia'> | undefined
  readonly print: { readonly number: number; readonly printedAt: Date }
  readonly timeZone: string
  readonly publicBase: string
}

/** Printed for an empty value, so that the reader sees that nothing was forgotten. */
const NONE = '—'

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
    recibimosDe: payer?.nombre ?? payerOf(pago),
    referenciaPago: payer?.referencia ? referenceText(payer.referencia) : null,
    alumno: pago.alumnos.map(({ nombre }) => nombre).join(', ') || NONE,
    numeroControl: pago.alumnos.map(({ numero_control }) => numero_control).join(', ') || NONE,
    grado: gradeOnPaper(alumno),
    grupo: alumno?.grupo?.nombre ?? NONE,
    ciclo: pago.ciclo ?? NONE,
    rows: receiptRows(pago, prices),
    total: pago.monto,
    enLetra: `(${amountInWords(centavosOf(pago.monto))})`,
    metodo: paidWithLabel(pago).toUpperCase(),
    referencia: meansText(pago) || (pago.referencia ?? NONE),
    saldo: receiptBalance(pago),
    recibio: pago.recibio,
    reimpresion: print.number > 1,
    cancelacion: cancellationOf(pago),
    enlace: publicBase + receiptPath(pago.codigo),
    codigo: spokenCode(pago.codigo),
  }
}
