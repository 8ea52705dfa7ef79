import { percentOf, type Centavos } from '../domain/money'

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
 * added whole. 10 × 9,365.00 less 6 % is 88,031.00 (MEXICO.md).
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
