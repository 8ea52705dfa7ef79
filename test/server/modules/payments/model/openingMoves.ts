import fc from 'fast-check'

/** How a child comes in by the school's opening, instead of being enrolled; amounts in centavos. */
export interface Start {
  /** First month still owed: '09' to '06'. */
  from: string
  /** Only the cycle's first month and, in part, that of today are owed until today: the percent that is owed of today's. */
  part: number | null
  beca: number
  /** What is still owed of both: a percent of the price, or `null` for all of it. */
  inscripcion: number | null
  material: number | null
  before: number
  credit: number
}

const owed = fc.constantFrom(null, 0, 1, 50, 99)
const amount = fc.constantFrom(0, 0, 1, 123_456, 999_999)

const start: fc.Arbitrary<Start> = fc.record({
  from: fc.constantFrom('09', '10', '12', '03', '06'),
  part: fc.constantFrom(null, null, 1, 37, 99),
  beca: fc.constantFrom(0, 0, 15, 33.33, 50),
  inscripcion: owed,
  material: owed,
  before: amount,
  credit: amount,
})

/** One for each of the three children; null for a child who is enrolled as usual. */
export const startsArbitrary = fc.tuple(
  fc.option(start, { freq: 1, nil: null }),
  fc.option(start, { freq: 1, nil: null }),
  fc.constant(null),
)
export type Starts = readonly (Start | null)[]

export const NO_STARTS: Starts = [null, null, null]

/** Another opening later, and one that is taken back; `at` picks it. */
export type OpeningCommand = { do: 'open'; starts: Starts } | { do: 'undo opening'; at: number }

export const openingArbitrary: fc.Arbitrary<OpeningCommand> = fc.oneof(
  fc.record({ do: fc.constant('open' as const), starts: startsArbitrary }),
  fc.record({ do: fc.constant('undo opening' as const), at: fc.nat(3) }),
)
