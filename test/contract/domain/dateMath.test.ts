import fc from 'fast-check'
import {
  addDays,
  addMonths,
  ageOn,
  calendarMonthsBetween,
  daysBetween,
  daysInMonth,
  isIsoDate,
  parseDate,
  weekdayOf,
} from '@contract/domain/dateMath'
import { formatDate } from '@contract/domain/dates'

const day = () =>
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

describe('isIsoDate', () => {
  test.each(['2026-09-01', '2024-02-29', '2000-02-29', '1900-01-01', '2026-12-31'])('%p exists', (text) => {
    expect(isIsoDate(text)).toBe(true)
  })

  test.each([
    ...['2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '2026-01-32'],
    ...[
      '0026-09-01',
      '1899-12-31',
      '2026-9-1',
      '01/09/2026',
      '2026-09-01T00:00:00Z',
      ' 2026-09-01',
      '2026-09-01\n',
    ],
    ...['', '２０２６-09-01', 'x2026-09-01', '20260901'],
  ])('%p does not', (text) => {
    expect(isIsoDate(text)).toBe(false)
  })
})

describe('dd/MM/yyyy', () => {
  test.each([
    ['01/09/2026', '2026-09-01'],
    ['1/9/2026', '2026-09-01'],
    [' 29/02/2024 ', '2024-02-29'],
  ])('%p is read', (text, expected) => {
    expect(parseDate(text)).toBe(expected)
  })

  test.each([
    '',
    '29/02/2026',
    '31/04/2026',
    '1/13/2026',
    '1/9/26',
    '2026-09-01',
    '1-9-2026',
    '1/9/2026x',
    '001/9/2026',
    '1/009/2026',
  ])('%p is not', (text) => {
    expect(parseDate(text)).toBeNull()
  })

  it('comes back as it went', () => {
    fc.assert(fc.property(day(), (iso) => parseDate(formatDate(iso)) === iso))
  })
})

describe('counting', () => {
  it('counts days over leap days, also backwards', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
    expect(daysBetween('2026-09-01', '2026-09-01')).toBe(0)
    expect(daysBetween('2026-09-02', '2026-09-01')).toBe(-1)
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -13, '2025-02-28'],
    ['2026-03-31', 0, '2026-03-31'],
  ])('%p plus %p months is %p', (from, count, expected) => {
    expect(addMonths(from, count)).toBe(expected)
  })

  it('agrees with the milliseconds of UTC, where every day has 24 hours', () => {
    const utc = (iso: string) => new Date(iso)
    const later = (iso: string, months: number) => {
      const date = utc(iso)
      const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0))
      if (date.getUTCDate() < last.getUTCDate()) last.setUTCDate(date.getUTCDate())
      return last.toISOString().slice(0, 10)
    }
    fc.assert(
      fc.property(day(), day(), fc.integer({ min: -30, max: 30 }), (a, b, count) => {
        const days = (utc(b).getTime() - utc(a).getTime()) / 86_400_000
        expect(daysBetween(a, b)).toBe(days)
        expect(addDays(a, days)).toBe(b)
        expect(addMonths(a, count)).toBe(later(a, count))
        expect(weekdayOf(a)).toBe((utc(a).getUTCDay() + 6) % 7)
        expect(isIsoDate(a)).toBe(true)
      }),
    )
  })

  it('counts the months the calendar turns', () => {
    expect(calendarMonthsBetween('2026-01-31', '2026-02-01')).toBe(1)
    expect(calendarMonthsBetween('2026-02-01', '2026-02-28')).toBe(0)
    expect(calendarMonthsBetween('2026-02-01', '2025-12-31')).toBe(-2)
  })

  test.each([
    ['2024-02-29', 29],
    ['2026-02-01', 28],
    ['1900-02-01', 28],
    ['2026-12-31', 31],
  ])('the month of %p has %p days', (iso, days) => {
    expect(daysInMonth(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)))).toBe(days)
  })

  test.each([
    ['2019-03-15', '2026-03-14', 6],
    ['2019-03-15', '2026-03-15', 7],
    ['2020-02-29', '2026-02-28', 5],
    ['2020-02-29', '2026-03-01', 6],
    ['2026-03-15', '2026-03-15', 0],
    ['2026-03-15', '2026-03-14', -1],
  ])('who was born on %p is on %p %p years old', (birth, today, years) => {
    expect(ageOn(birth, today)).toBe(years)
  })
})
