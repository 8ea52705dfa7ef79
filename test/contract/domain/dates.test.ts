import {
  addMonths,
  ageOn,
  compareDates,
  daysBetween,
  formatDate,
  formatMoment,
  isIsoDate,
  parseDate,
  todayIn,
} from '@contract/domain/dates'
import * as oracle from 'date-fns'
import fc from 'fast-check'

const MEXICO = 'America/Mexico_City'
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
  it('is how a day is shown', () => {
    expect(formatDate('2026-09-01')).toBe('01/09/2026')
  })

  it('leaves other text alone: the roster already comes that way', () => {
    expect(formatDate('01/09/2026')).toBe('01/09/2026')
    for (const text of ['', '2026-09-01T12:00:00Z', 'x2026-09-01']) expect(formatDate(text)).toBe(text)
  })

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
  it('orders days', () => {
    expect(['2026-10-01', '2025-12-31', '2026-09-30'].sort(compareDates)).toEqual([
      '2025-12-31',
      '2026-09-30',
      '2026-10-01',
    ])
    expect(compareDates('2026-09-01', '2026-09-01')).toBe(0)
  })

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

  it('agrees with date-fns', () => {
    const at = (iso: string) => oracle.parse(iso, 'yyyy-MM-dd', new Date(0))
    fc.assert(
      fc.property(day(), day(), fc.integer({ min: -30, max: 30 }), (a, b, months) => {
        expect(daysBetween(a, b)).toBe(oracle.differenceInCalendarDays(at(b), at(a)))
        expect(addMonths(a, months)).toBe(oracle.format(oracle.addMonths(at(a), months), 'yyyy-MM-dd'))
      }),
    )
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

describe('moments', () => {
  it('knows the day of the school, not that of London', () => {
    expect(todayIn(MEXICO, new Date('2026-09-01T05:59:59Z'))).toBe('2026-08-31')
    expect(todayIn(MEXICO, new Date('2026-09-01T06:00:00Z'))).toBe('2026-09-01')
    expect(todayIn('America/Tijuana', new Date('2026-09-01T06:59:59Z'))).toBe('2026-08-31')
    expect(todayIn('UTC', new Date('2026-12-31T23:59:59Z'))).toBe('2026-12-31')
  })

  test.each([
    ['2026-09-01T18:05:00Z', '01/09/2026 12:05'],
    ['2026-09-01T06:00:00.123Z', '01/09/2026 00:00'],
    ['2026-09-01T05:59:00Z', '31/08/2026 23:59'],
    ['2026-09-01T12:05:00-06:00', '01/09/2026 12:05'],
    // A plain day would be midnight in London, that is the evening before.
    ['2026-09-01', '01/09/2026'],
    ['ayer', 'ayer'],
    ['', ''],
  ])('%p is shown as %p', (iso, expected) => {
    expect(formatMoment(iso, MEXICO)).toBe(expected)
  })

  it('refuses a zone or a moment that does not exist', () => {
    expect(() => todayIn('America/Macondo', new Date())).toThrow(RangeError)
    expect(() => todayIn(MEXICO, new Date('x'))).toThrow(RangeError)
  })
})
