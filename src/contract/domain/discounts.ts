/** Percent off the enrolment cost, and on nothing else. */
export const ENROLMENT_DISCOUNTS = [0, 25, 35] as const

/** '35 %'. The original called the 35 option 25 %, although it took 35. */
export const percentLabel = (percent: number): string => `${percent} %`

/** The customer's words. */
const MISSING_MOTIVE = 'Debes colocar un motivo al descuento'

/** A discount other than 0 needs a motive that is not blank. */
export const motiveProblem = (percent: number, motivo: string | null | undefined): string | null =>
  percent !== 0 && !motivo?.trim() ? MISSING_MOTIVE : null

/** Percent of a beca: 5 to 50 in steps of 5, off tuition only. */
export const SCHOLARSHIP_PERCENTS: readonly number[] = Array.from({ length: 10 }, (_, i) => (i + 1) * 5)
export const DEFAULT_SCHOLARSHIP_PERCENT = 5
