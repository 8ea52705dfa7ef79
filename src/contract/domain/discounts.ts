/** The customer's percentages off the enrolment cost, the only price they apply to: the first choices of a menu. */
export const ENROLMENT_DISCOUNTS = [0, 25, 35] as const

/** Discounts of an enrolment go in steps of 5. */
export const DISCOUNT_STEP = 5

/** '35 %'. The original product labelled the 35 option 25 % although it deducted 35. */
export const percentLabel = (percent: number): string => `${percent} %`

/** The customer's words. */
const MISSING_MOTIVE = 'Debes colocar un motivo al descuento'

/** Error of a discount without its motive, or null. */
export const motiveProblem = (percent: number, motivo: string | null | undefined): string | null =>
  percent !== 0 && !motivo?.trim() ? MISSING_MOTIVE : null

/** The customer's choices of a beca: 5 to 50 in steps of 5, off tuition only. */
export const SCHOLARSHIP_PERCENTS: readonly number[] = Array.from({ length: 10 }, (_, i) => (i + 1) * 5)
/** Percentages of a beca that need BECAS (DELETE): the rest up to 100. */
export const LARGE_SCHOLARSHIP_PERCENTS: readonly number[] = Array.from(
  { length: 10 },
  (_, i) => (i + 11) * 5,
)
export const DEFAULT_SCHOLARSHIP_PERCENT = 5
