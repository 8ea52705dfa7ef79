/** The customer's percentages off the enrolment cost, the only price they apply to. */
export const ENROLMENT_DISCOUNTS = [0, 25, 35] as const

export const DISCOUNT_STEP = 5

/** The original product labelled the 35 option 25 % although it deducted 35. */
/** Hundredths as integers: 33.33 → 3333. @param percent with at most two decimals */
export const toHundredths = (percent: number): number => Math.round(percent * 100)

/** Whether it has no third decimal. */
export const isPercentExact = (percent: number): boolean => toHundredths(percent) / 100 === percent

export const percentLabel = (percent: number): string => `${percent} %`

const MISSING_MOTIVE = 'Debes colocar un motivo al descuento'

export const motiveProblem = (percent: number, motivo: string | null | undefined): string | null =>
  percent !== 0 && !motivo?.trim() ? MISSING_MOTIVE : null

export const SCHOLARSHIP_STEP = 5

/** The customer's choices: 5 to 50 in steps of 5, off tuition only. */
export const SCHOLARSHIP_PERCENTS: readonly number[] = Array.from({ length: 10 }, (_, i) => (i + 1) * 5)
export const LARGE_SCHOLARSHIP_PERCENTS: readonly number[] = Array.from(
  { length: 10 },
  (_, i) => (i + 11) * 5,
)
export const DEFAULT_SCHOLARSHIP_PERCENT = 5
