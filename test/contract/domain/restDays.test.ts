import { nearestWorkingDay, officialRestDays, restReason } from '@contract/domain/restDays'

/** Written from calendars by hand: the Mondays of February, March and November, and the years with a change of government. */
const MOVING: [anio: number, february: string, march: string, november: string, october: boolean][] = [
  [2024, '02-05', '03-18', '11-18', true],
  [2025, '02-03', '03-17', '11-17', false],
  [2026, '02-02', '03-16', '11-16', false],
  [2027, '02-01', '03-15', '11-15', false],
  [2028, '02-07', '03-20', '11-20', false],
  [2029, '02-05', '03-19', '11-19', false],
  [2030, '02-04', '03-18', '11-18', true],
  [2031, '02-03', '03-17', '11-17', false],
  [2032, '02-02', '03-15', '11-15', false],
  [2033, '02-07', '03-21', '11-21', false],
  [2034, '02-06', '03-20', '11-20', false],
  [2035, '02-05', '03-19', '11-19', false],
  [2036, '02-04', '03-17', '11-17', true],
]

it.each(MOVING)('knows the official days of rest of %d', (anio, february, march, november, october) => {
  expect(officialRestDays(anio)).toEqual(
    ['01-01', february, march, '05-01', '09-16', ...(october ? ['10-01'] : []), november, '12-25'].map(
      (day) => `${anio}-${day}`,
    ),
  )
})

it.each([
  ['2026-10-10', 'SABADO'],
  ['2026-10-11', 'DOMINGO'],
  ['2026-10-12', null],
  ['2026-09-16', 'OFICIAL'],
  // Both a Saturday and a day of rest: the law comes first.
  ['2027-05-01', 'OFICIAL'],
  ['2026-11-02', 'ESCUELA'],
])('says why %s is no working day: %s', (day, reason) => {
  expect(restReason(day, ['2026-11-02'])).toBe(reason)
})

describe('nearestWorkingDay', () => {
  it('leaves a working day alone', () => {
    expect(nearestWorkingDay('2026-10-09', 1)).toBe('2026-10-09')
  })

  it('passes a bridge of weekend, day of rest and days of the school', () => {
    const bridge = ['2026-11-17', '2026-11-18']
    expect(nearestWorkingDay('2026-11-14', 1, bridge)).toBe('2026-11-19')
    expect(nearestWorkingDay('2026-11-18', -1, bridge)).toBe('2026-11-13')
  })

  it('passes the turn of the year', () => {
    expect(nearestWorkingDay('2027-01-01', -1)).toBe('2026-12-31')
    expect(nearestWorkingDay('2026-12-31', 1, ['2026-12-31'])).toBe('2027-01-04')
  })

  it('ends in an endless row of days off, and leaves the day where it was', () => {
    const year = Array.from({ length: 366 }, (_, at) =>
      new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    )
    expect(nearestWorkingDay('2026-06-10', 1, year)).toBe('2026-06-10')
    expect(nearestWorkingDay('2026-06-10', -1, year)).toBe('2026-06-10')
  })
})
