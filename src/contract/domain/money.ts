/** Whole hundredths of a peso. Every sum runs in these; a float never holds money that is added. */
export type Centavos = number

/** Highest amount of an input, in pesos: it fits a receipt, and every sum of them fits a JavaScript integer of centavos. */
export const MAX_PESOS = 9_999_999.99

/** Highest amount `toCentavos` takes, in centavos: 9 999 999 999.99 pesos. Thousands of them still sum exactly. */
export const MAX_CENTAVOS: Centavos = 999_999_999_999

/**
 * Pesos as they travel on the wire to centavos.
 * @param pesos pesos with at most two decimals, of either sign
 * @returns null when there are more than two decimals, the number is not finite or its size passes 9 999 999 999.99
 */
export const toCentavos = (pesos: number): Centavos | null => {
  const centavos = nearestCentavos(pesos)
  // Division is correctly rounded, so this holds exactly for the numbers that two decimals can write.
  return Math.abs(centavos) <= MAX_CENTAVOS && centavos / 100 === pesos ? centavos : null
}

/** Centavos to pesos with two decimals, as they travel on the wire. */
export const toPesos = (centavos: Centavos): number => centavos / 100

/** `+ 0` turns −0 into 0, which JSON and `Object.is` would tell apart. */
const nearestCentavos = (pesos: number): Centavos => Math.round(pesos * 100) + 0

/** `centavos × percent ÷ 100 ÷ unit` rounded half up, without ever leaving exact integers. */
const share = (centavos: Centavos, percent: number, unit: number): number => {
  const hundredths = Math.round(percent * 100)
  const divisor = 10_000 * unit
  const whole = Math.floor(centavos / divisor)
  const rest = centavos - whole * divisor
  return whole * hundredths + Math.floor((rest * hundredths + divisor / 2) / divisor)
}

/**
 * A percentage of an amount, half up to the centavo: 15 % of 1,999.99 is 300.00 (becas, yearly discount).
 * @param centavos 0 or more
 * @param percent 0 to 100 with at most two decimals
 */
export const percentOf = (centavos: Centavos, percent: number): Centavos => share(centavos, percent, 1)

/**
 * An enrolment discount: half up to whole pesos, in one rounding: 25 % of 3,501 is 875.
 * @returns centavos, a multiple of 100
 */
export const wholePesoDiscount = (centavos: Centavos, percent: number): Centavos =>
  share(centavos, percent, 100) * 100

/** `a − b` in pesos with two decimals and no drift: 1234.56 − 1000.01 is 234.55. */
export const subtractPesos = (a: number, b: number): number =>
  toPesos(nearestCentavos(a) - nearestCentavos(b))

/** Sum of amounts in pesos, without drift; 0 for none. */
export const sumPesos = (amounts: readonly number[]): number =>
  toPesos(amounts.reduce((sum, amount) => sum + nearestCentavos(amount), 0))

/**
 * Pesos as staff see them: '$1,234.50', '-$0.05'. Plain code, since what Intl writes changes between browsers.
 * @returns '' for what is not a finite number
 */
export const formatPesos = (pesos: number): string => {
  if (!Number.isFinite(pesos)) return ''
  const centavos = nearestCentavos(pesos)
  const digits = String(Math.abs(centavos)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${centavos < 0 ? '-' : ''}$${whole}.${digits.slice(-2)}`
}

/** Groups of three after the first separator: '1234,50' is a decimal comma and must not become 123,450. */
const TYPED = /^\$? ?(\d*|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)(\.\d{0,2})?$/

/**
 * What a person types as an amount: '1,234.5', '$ 1 234.50', '.5', '12.'.
 * @returns pesos, 0 or more; null when it is empty, negative, unreadable, too large or has more than two decimals
 */
export const parsePesos = (text: string): number | null => {
  const [, whole = '', decimals = ''] = TYPED.exec(text.trim().replace(/\s+/g, ' ')) ?? []
  if (whole === '' && decimals.length < 2) return null
  const pesos = Number(whole.replace(/[, ]/g, '') + decimals)
  return toCentavos(pesos) === null ? null : pesos
}
