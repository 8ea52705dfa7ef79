/** Percent off the enrolment cost (SPEC §5); on nothing else (DOMAIN §4). */
export const ENROLMENT_DISCOUNTS = [0, 25, 35] as const
export type EnrolmentDiscount = (typeof ENROLMENT_DISCOUNTS)[number]

export const isEnrolmentDiscount = (value: unknown): value is EnrolmentDiscount =>
  ENROLMENT_DISCOUNTS.some((percent) => percent === value)

/** '35 %'. The original called the 35 option 25 %; DOMAIN §4 puts that right. */
export const percentLabel = (percent: number): string => `${percent} %`

/** SPEC §5, letter by letter. */
export const MISSING_MOTIVE = 'Debes colocar un motivo al descuento'

/** A discount other than 0 needs a motive that is not blank. */
export const motiveProblem = (percent: number, motivo: string | null | undefined): string | null =>
  percent !== 0 && !motivo?.trim() ? MISSING_MOTIVE : null

/** Percent of a beca: 5 to 50 in steps of 5, off tuition only (SPEC §5, DOMAIN §4). */
export const SCHOLARSHIP_PERCENTS: readonly number[] = Array.from({ length: 10 }, (_, i) => (i + 1) * 5)
export const DEFAULT_SCHOLARSHIP_PERCENT = 5

export const isScholarshipPercent = (value: unknown): value is number =>
  SCHOLARSHIP_PERCENTS.some((percent) => percent === value)
