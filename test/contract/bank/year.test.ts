import { evaluate } from '@test/support/bank/evaluate'
import { makeYear } from '@test/support/bank/year'

test.each([420, 7])(
  'of a made-up year (%i) no sure proposal is wrong, and most right ones are sure',
  (seed) => {
    const { deposits, right, faults } = evaluate(makeYear(seed))
    expect(faults).toEqual([])
    expect(deposits).toBeGreaterThan(2500)
    expect(right.SEGURA / (right.SEGURA + right.PROBABLE)).toBeGreaterThanOrEqual(0.6)
  },
)
