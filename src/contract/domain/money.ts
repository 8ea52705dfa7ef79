import { toHundredths } from './percents'

/** Hundredths of a peso as integers: sums of floats lose centavos. */
export type Centavos = number

/** Pesos. Fits on a receipt, and sums of such amounts stay exact integers of centavos. */
export const MAX_PESOS = 9_999_999.99

/** 9 999 999 999.99 pesos. Thousands of such amounts still add exactly. */
export const MAX_CENTAVOS: Centavos = 999_999_999_999

/** The nearest centavo. Only for amounts that were checked or computed here: with two decimals at most nothing is rounded away. */
// `+ 0` turns −0 into 0: `Object.is` would treat the two as different.
export const centavosOf = (pesos: number): Centavos => Math.round(pesos * 100) + 0

/** @param pesos of either sign @returns null for more than two decimals, a number that is not finite, or more than 9 999 999 999.99 */
export const toCentavos = (pesos: number): Centavos | null => {
  const centavos = centavosOf(pesos)
  // JavaScript rounds divisions correctly, so this is true exactly for numbers with at most two decimals.
  return Math.abs(centavos) <= MAX_CENTAVOS && centavos / 100 === pesos ? centavos : null
}

/** For an amount that may still be being typed. @returns 0 where `toCentavos` has none */
export const centavosOrZero = (pesos: number): Centavos => toCentavos(pesos) ?? 0

export const toPesos = (centavos: Centavos): number => centavos / 100

/** `centavos × percent ÷ 100 ÷ unit`, half up, in exact integers. */
const share = (centavos: Centavos, percent: number, unit: number): number => {
  const hundredths = toHundredths(percent)
  const divisor = 10_000 * unit
  const whole = Math.floor(centavos / divisor)
  const rest = centavos - whole * divisor
  return whole * hundredths + Math.floor((rest * hundredths + divisor / 2) / divisor)
}

/** Half up to the centavo: 15 % of 1,999.99 is 300.00. @param percent 0 or more, with at most two decimals */
export const percentOf = (centavos: Centavos, percent: number): Centavos => share(centavos, percent, 1)

/** Enrolment discounts are rounded half up to whole pesos: 25 % of 3,501 is 875. Returns centavos. */
export const wholePesoDiscount = (centavos: Centavos, percent: number): Centavos =>
  share(centavos, percent, 100) * 100

export const subtractPesos = (a: number, b: number): number => toPesos(centavosOf(a) - centavosOf(b))

export const sumCentavos = (amounts: readonly Centavos[]): Centavos =>
  amounts.reduce((sum, each) => sum + each, 0)

export const sumPesos = (amounts: readonly number[]): number => toPesos(sumCentavos(amounts.map(centavosOf)))

/** '$1,234.50', '-$0.05'; '' when not finite. Not with Intl, whose output differs between browsers. */
export const formatPesos = (pesos: number): string => {
  if (!Number.isFinite(pesos)) return ''
  const centavos = centavosOf(pesos)
  const digits = String(Math.abs(centavos)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${centavos < 0 ? '-' : ''}$${whole}.${digits.slice(-2)}`
}

export const formatCentavos = (centavos: Centavos): string => formatPesos(toPesos(centavos))

/** After the first separator only groups of three: '1234,50' has a decimal comma and must not be read as 123,450. */
const TYPED = /^\$? ?(\d*|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(\.\d{0,2})?$/

/** Reads '1,234.5', '$ 1 234.50', '.5', '12.'. Null when empty, negative, unreadable, too large or with more than two decimals. */
export const parsePesos = (text: string): number | null => {
  const [, whole = '', decimals = ''] = TYPED.exec(text.trim().replace(/\s+/g, ' ')) ?? []
  if (whole === '' && decimals.length < 2) return null
  const pesos = Number(whole.replace(/[, ]/g, '') + decimals)
  return toCentavos(pesos) === null ? null : pesos
}
