import {
  DEFAULT_SCHOLARSHIP_PERCENT,
  ENROLMENT_DISCOUNTS,
  discountReasonProblem,
  SCHOLARSHIP_PERCENTS,
} from '@contract/domain/discounts'
import { percentLabel } from '@contract/domain/percents'

describe('discounts', () => {
  it('are 0, 25 and 35 percent, and 35 is called 35', () => {
    expect(ENROLMENT_DISCOUNTS).toEqual([0, 25, 35])
    expect(ENROLMENT_DISCOUNTS.map(percentLabel)).toEqual(['0 %', '25 %', '35 %'])
  })

  it('need a motive that is not blank, in the words of the specification', () => {
    for (const empty of ['', '  ', null, undefined]) {
      expect(discountReasonProblem(25, empty)).toBe('Debes colocar un motivo al descuento')
      expect(discountReasonProblem(0, empty)).toBeNull()
    }
    expect(discountReasonProblem(35, 'HERMANOS')).toBeNull()
  })

  it('of a beca run from 5 to 50 in steps of 5', () => {
    expect(SCHOLARSHIP_PERCENTS).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50])
    expect(DEFAULT_SCHOLARSHIP_PERCENT).toBe(5)
  })
})
