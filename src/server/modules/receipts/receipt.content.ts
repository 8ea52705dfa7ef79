import { amountInWords } from '@contract/domain/amountInWords'
import { formatDate, todayIn } from '@contract/domain/dates'
import { toCentavos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import type { Payment } from '@contract/payments/payments.schemas'
import { folioLabel, receiptPath, spokenCode } from '@contract/receipts/receipts.rules'
import { receiptBalances, receiptRows, type ReceiptRow } from './receipt.rows'
import type { ListPrice } from './receipts.queries'

/** Everything a receipt says, as it says it (MEXICO.md, Receipt). */
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
  readonly metodo: string
  readonly referencia: string
  readonly saldoAnterior: number
  readonly saldoRestante: number
  readonly recibio: string
  readonly reimpresion: boolean
  /** One sentence, or null while the payment stands. */
  readonly cancelacion: string | null
  /** Opens the public check. */
  readonly enlace: string
  /** The same for who types it. */
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

/** Where there is nothing to say a paper shows that nothing was left out. */
const NONE = '—'

const cancellationOf = (pago: Payment): string | null =>
  pago.cancelado
    ? `CANCELADO el ${formatDate(pago.fecha_cancelacion ?? '')} por ${pago.cancelado_por ?? ''}. Motivo: ${pago.motivo_cancelacion ?? ''}`
    : null

export const receiptContent = (facts: ReceiptFacts): ReceiptContent => {
  const { pago, prices, payer, print, timeZone, publicBase } = facts
  const { alumno } = pago
  const { anterior, restante } = receiptBalances(pago)
  return {
    folio: folioLabel(pago.folio),
    expedicion: formatDate(todayIn(timeZone, print.printedAt)),
    pagado: formatDate(pago.fecha),
    recibimosDe: payer ?? alumno.nombre,
    alumno: alumno.nombre,
    numeroControl: alumno.numero_control,
    grado: alumno.grado ?? NONE,
    grupo: alumno.grupo?.nombre ?? NONE,
    ciclo: pago.ciclo ?? NONE,
    rows: receiptRows(pago, prices),
    total: pago.monto,
    enLetra: `(${amountInWords(toCentavos(pago.monto) ?? 0)})`,
    metodo: paymentMethodLabel(pago.metodo_pago).toUpperCase(),
    referencia: pago.referencia ?? NONE,
    saldoAnterior: anterior,
    saldoRestante: restante,
    recibio: pago.recibio,
    reimpresion: print.number > 1,
    cancelacion: cancellationOf(pago),
    enlace: publicBase + receiptPath(pago.codigo),
    codigo: spokenCode(pago.codigo),
  }
}
