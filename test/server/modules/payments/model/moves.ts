import fc from 'fast-check'
import { VISIT_COUNT } from './days'
import { familyArbitrary, type FamilyCommand } from './familyMoves'
import { leavingArbitrary, type LeavingCommand } from './leavingMoves'
import { schoolArbitrary, tuitionArbitrary, type SchoolCommand, type TuitionCommand } from './monthMoves'
import { openingArbitrary, type OpeningCommand } from './openingMoves'

/** Possible next moves of an office; `at` picks one of the existing rows. */
export type Abono = 'fits' | 'zero' | 'negative' | 'above' | 'decimals' | 'wrong rest'
export interface PartCommand {
  do: 'pay part' | 'complement'
  at: number
  abono: Abono
  percent: number
}
export type Command =
  | { do: 'charge'; centavos: number }
  | { do: 'pay' | 'pay twice' | 'cancel charge' | 'retry' | 'reuse key'; at: number }
  /** `inItsCut`: on the payment's day, in the drawer that took it. */
  | { do: 'cancel payment'; at: number; inItsCut?: boolean }
  | { do: 'day'; day: number }
  | PartCommand
  | TuitionCommand
  | SchoolCommand
  | FamilyCommand
  | LeavingCommand
  | OpeningCommand

const at = fc.nat(30)
const abono = fc.constantFrom<Abono[]>(
  ...(['fits', 'fits', 'fits', 'zero', 'negative', 'above', 'decimals', 'wrong rest'] as const),
)
const percent = fc.integer({ min: 1, max: 100 })

export const commandArbitrary: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('charge' as const),
      centavos: fc.integer({ min: 1, max: 300_000 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('pay', 'pay twice', 'cancel charge', 'cancel payment', 'retry', 'reuse key'),
      at,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('cancel payment' as const), at, inItsCut: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('pay part', 'complement'), at, abono, percent }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('day' as const),
      day: fc.integer({ min: 0, max: VISIT_COUNT - 1 }),
    }),
  },
  { weight: 5, arbitrary: tuitionArbitrary },
  { weight: 6, arbitrary: schoolArbitrary },
  { weight: 10, arbitrary: familyArbitrary },
  { weight: 3, arbitrary: leavingArbitrary },
  { weight: 1, arbitrary: openingArbitrary },
)
