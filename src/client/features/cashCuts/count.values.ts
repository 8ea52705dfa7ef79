import { denominationKey, DENOMINATIONS, type Counted } from '@contract/cashCuts/denominations'

/** What was typed, by denomination: digits, '' while nothing is. */
export type CountValues = Readonly<Record<string, string>>

export const NO_COUNT: CountValues = {}

const DIGITS = 6

/** What a person typed, as it is kept: digits alone. */
export const typedPieces = (text: string): string => text.replace(/\D/g, '').slice(0, DIGITS)

export const piecesOf = (values: CountValues, key: string): number => Number(values[key] ?? '')

/** The count as it travels: only what was found. */
export const countedOf = (values: CountValues): Counted[] =>
  DENOMINATIONS.map((each) => ({ ...each, cantidad: piecesOf(values, denominationKey(each)) })).filter(
    ({ cantidad }) => cantidad > 0,
  )

/** Whether anything was typed at all. */
export const isBegun = (values: CountValues): boolean => Object.values(values).some(Boolean)
