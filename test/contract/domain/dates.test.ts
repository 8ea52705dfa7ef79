import { formatDate, formatMoment, todayIn } from '@contract/domain/dates'

const SCHOOL_ZONE = 'America/Mexico_City'

describe('dd/MM/yyyy', () => {
  it('is how a day is shown', () => {
    expect(formatDate('2026-09-01')).toBe('01/09/2026')
  })

  it('leaves other text alone: the roster already comes that way', () => {
    expect(formatDate('01/09/2026')).toBe('01/09/2026')
    for (const text of ['', '2026-09-01T12:00:00Z', 'x2026-09-01']) expect(formatDate(text)).toBe(text)
  })
})

describe('moments', () => {
  it('knows the day of the school, not that of London', () => {
    expect(todayIn(SCHOOL_ZONE, new Date('2026-09-01T05:59:59Z'))).toBe('2026-08-31')
    expect(todayIn(SCHOOL_ZONE, new Date('2026-09-01T06:00:00Z'))).toBe('2026-09-01')
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
    expect(formatMoment(iso, SCHOOL_ZONE)).toBe(expected)
  })

  it('refuses a zone or a moment that does not exist', () => {
    expect(() => todayIn('America/Macondo', new Date())).toThrow(RangeError)
    expect(() => todayIn(SCHOOL_ZONE, new Date('x'))).toThrow(RangeError)
  })
})
