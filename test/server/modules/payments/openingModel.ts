import fc from 'fast-check'

/** Prices of the cycle, in centavos. */
export const INSCRIPCION = 185_000
export const MATERIAL = 90_000
/** The day of what was owed from before. */
export const DAY_BEFORE = '2026-08-31'

/** How a child comes in by the school's opening, instead of being enrolled; amounts in centavos. */
export interface Start {
  /** First month still owed. */
  from: string
  beca: number
  /** What is still owed of both: `null` for all of it. */
  inscripcion: number | null
  material: number | null
  before: number
  credit: number
}

const owed = (price: number) => fc.constantFrom(null, 0, 1, price - 1, price)
const amount = fc.constantFrom(0, 0, 1, 123_456, 999_999)

const start: fc.Arbitrary<Start> = fc.record({
  from: fc.constantFrom('2026-09', '2026-10', '2026-12', '2027-03', '2027-06'),
  beca: fc.constantFrom(0, 0, 15, 50),
  inscripcion: owed(INSCRIPCION),
  material: owed(MATERIAL),
  before: amount,
  credit: amount,
})

/** One for each of the two children; null for a child who is enrolled as usual. */
export const startsArbitrary = fc.tuple(
  fc.option(start, { freq: 2, nil: null }),
  fc.option(start, { freq: 2, nil: null }),
)
export type Starts = readonly [Start | null, Start | null]

export const NO_STARTS: Starts = [null, null]

/** Another opening later, and one that is taken back; `at` picks it. */
export type OpeningCommand = { do: 'open'; starts: Starts } | { do: 'undo opening'; at: number }

export const openingArbitrary: fc.Arbitrary<OpeningCommand> = fc.oneof(
  fc.record({ do: fc.constant('open' as const), starts: startsArbitrary }),
  fc.record({ do: fc.constant('undo opening' as const), at: fc.nat(3) }),
)
