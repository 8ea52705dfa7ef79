import { formatPesos, percentOf, type Centavos } from '../domain/money'
import { folioLabel } from '../receipts/receipts.rules'

/** BAJA: not owed, since the pupil left. CANCELADA: of an enrolment that was a mistake, and never shown. */
export const MONTH_STATES = ['PENDIENTE', 'PAGADO', 'BAJA', 'CANCELADA'] as const
export type MonthState = (typeof MONTH_STATES)[number]

/** At least one month has to be chosen. */
export const NO_MONTHS = 'Elige al menos una colegiatura'

/** Months of several pupils or cycles in one payment: a receipt is of one pupil and one cycle. */
export const MIXED_MONTHS = 'Las colegiaturas deben ser de un mismo alumno y ciclo escolar'

export const NOT_ENROLLED = 'El alumno no está inscrito en este ciclo escolar'

/** Nothing can be taken: every month is paid, or the discount leaves nothing to pay. `percent` of the discount, 0 without one. */
export const nothingOpen = (percent: number): string =>
  percent === 0
    ? 'No hay colegiaturas por pagar: el saldo es $0.00.'
    : `Con el descuento de ${percent} % no queda nada por pagar.`

/** Concepts of the lines beside a month's own, as the receipt prints them. */
export const lateFeeConcept = (descripcion: string, meses: number): string =>
  `RECARGO ${descripcion}, ${meses} ${meses === 1 ? 'MES' : 'MESES'}`
export const yearlyDiscountConcept = (descripcion: string, percent: number): string =>
  `DESCUENTO PAGO ANUAL ${percent} % ${descripcion}`

/** What a cashier is told whose screen showed another total: 409 with the current amount. */
export const totalConflict = (total: number): string =>
  `El total cambió o no coincide: ahora es ${formatPesos(total)}.`

/** What a cashier is told who pays a paid month; `folio` of the payment that stands. */
export const paidConflict = (descripcion: string, folio: number | null): string =>
  `${descripcion} ya está pagada${folio === null ? '' : ` con el folio ${folioLabel(folio)}`}: su saldo es $0.00.`

/** What is said of a month of a pupil who left: it is neither paid nor extended. */
export const notOwed = (descripcion: string): string =>
  `${descripcion} no se debe: el alumno está dado de baja y su saldo es $0.00.`

/** Why a paid month gets no extension. */
export const extendedPaid = (descripcion: string): string =>
  `${descripcion} ya está pagada: su saldo es $0.00 y no lleva prórroga.`

/** An open month as it would be paid today, in centavos. */
export interface OpenMonth {
  monto: Centavos
  recargo: Centavos
}

/** All open months paid at once, in centavos. */
export interface YearlyPayment {
  /** Sum of `monto`. */
  importe: Centavos
  /** Off `importe`, rounded half up once. */
  descuento: Centavos
  recargos: Centavos
  total: Centavos
  /** What of `descuento` each month carries, in the order given: they add up to it. */
  descuentos: Centavos[]
}

const sum = (amounts: readonly Centavos[]): Centavos => amounts.reduce((total, each) => total + each, 0)

/**
 * The discount over months: each carries the difference between two rounded running totals, so that they add up to the centavo
 * and no month is discounted by more than it costs.
 */
export const spreadDiscount = (montos: readonly Centavos[], percent: number): Centavos[] => {
  let before = 0
  return montos.map((monto) => {
    const upTo = percentOf(before + monto, percent) - percentOf(before, percent)
    before += monto
    return upTo
  })
}

/**
 * What the year costs when every open month is paid at once: the cycle's percent off what is to pay, recargos of late months
 * added whole. 10 × 9,365.00 less 6 % is 88,031.00.
 * @param percent 0 to 100 with at most two decimals
 */
export const yearlyPayment = (months: readonly OpenMonth[], percent: number): YearlyPayment => {
  const montos = months.map(({ monto }) => monto)
  const importe = sum(montos)
  const descuentos = spreadDiscount(montos, percent)
  const descuento = sum(descuentos)
  const recargos = sum(months.map(({ recargo }) => recargo))
  return { importe, descuento, recargos, total: importe - descuento + recargos, descuentos }
}
