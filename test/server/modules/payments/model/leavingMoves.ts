import fc from 'fast-check'

/** A child leaves, returns, has its enrolment cancelled, or is enrolled again; `at` picks the child. */
export type LeavingCommand =
  | { do: 'leave'; at: number; back: number; credit: boolean; twice: boolean }
  | { do: 'come back' | 'call off' | 'enrol'; at: number }

const at = fc.nat(2)
export const leavingArbitrary: fc.Arbitrary<LeavingCommand> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('leave' as const),
      at,
      back: fc.constantFrom(0, 0, 3, 40, 200, -1),
      credit: fc.boolean(),
      twice: fc.constantFrom(false, false, true),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('come back', 'come back', 'call off', 'enrol', 'enrol'),
      at,
    }) as fc.Arbitrary<LeavingCommand>,
  },
)
