/** The customer's percentages off the enrolment cost, the only price they apply to. The original product called the 35 «25 %» and took 35. */
export const ENROLMENT_DISCOUNTS = [0, 25, 35] as const

export const DISCOUNT_STEP = 5

const MISSING_REASON = 'Debes colocar un motivo al descuento'

export const discountReasonProblem = (percent: number, motivo: string | null | undefined): string | null =>
  percent !== 0 && !motivo?.trim() ? MISSING_REASON : null

export const SCHOLARSHIP_STEP = 5

/** The customer's choices: 5 to 50 in steps of 5, off tuition only. */
export const SCHOLARSHIP_PERCENTS: readonly number[] = Array.from({ length: 10 }, (_, i) => (i + 1) * 5)
export const LARGE_SCHOLARSHIP_PERCENTS: readonly number[] = Array.from(
  { length: 10 },
  (_, i) => (i + 11) * 5,
)
export const DEFAULT_SCHOLARSHIP_PERCENT = 5
