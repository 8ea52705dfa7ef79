/** The days on which a school of the model is visited: in time, a little late, later, much later. Months are due on the 10th. */
const VISITS = ['09-04', '09-11', '10-20', '12-10', '03-11'] as const
export const VISIT_COUNT = VISITS.length

/** A school's year: each school has one of its own, because two cycles of one school never overlap. */
export interface Year {
  days: readonly string[]
  starts: string
  ends: string
  /** The day before it starts. */
  before: string
  /** '01-15' of its second calendar year. */
  later: (monthAndDay: string) => string
}

export const yearOf = (year: number): Year => ({
  days: VISITS.map((day) => `${day < '07' ? year + 1 : year}-${day}`),
  starts: `${year}-09-01`,
  ends: `${year + 1}-06-30`,
  before: `${year}-08-31`,
  later: (monthAndDay) => `${year + 1}-${monthAndDay}`,
})
