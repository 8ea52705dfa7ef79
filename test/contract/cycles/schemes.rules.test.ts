import { SCHEMES, schemeMonths, schemeOf } from '@contract/cycles/schemes.rules'
import { tuitionMonthsProblem, monthLabel, type TuitionMonth } from '@contract/domain/months'

const AUGUST = ['2026-08-24', '2027-07-16'] as const
const labels = (months: readonly TuitionMonth[]) =>
  months.map((month) => `${monthLabel(month)} ${month.parcialidad}`)

test.each([
  ['DIEZ', 10, 'SEPTIEMBRE 2026 1', 'JUNIO 2027 1'],
  ['ONCE', 11, 'SEPTIEMBRE 2026 1', 'JULIO 2027 1'],
  ['DOCE', 12, 'AGOSTO 2026 1', 'JULIO 2027 1'],
  ['DOCE_EN_ONCE', 12, 'SEPTIEMBRE 2026 1', 'JULIO 2027 1'],
  ['TODOS', 12, 'AGOSTO 2026 1', 'JULIO 2027 1'],
] as const)('%s has %i payments from %s to %s', (scheme, count, first, last) => {
  const months = schemeMonths(scheme, ...AUGUST)
  expect(months).toHaveLength(count)
  expect([labels(months)[0], labels(months).at(-1)]).toEqual([first, last])
  expect(tuitionMonthsProblem(months, ...AUGUST)).toBeNull()
})

test('twelve payments in eleven months: December has two', () => {
  const months = schemeMonths('DOCE_EN_ONCE', ...AUGUST)
  expect(labels(months).slice(2, 6)).toEqual([
    'NOVIEMBRE 2026 1',
    'DICIEMBRE 2026 1',
    'DICIEMBRE 2026 2',
    'ENERO 2027 1',
  ])
})

test('the year turns after December', () => {
  expect(labels(schemeMonths('DIEZ', ...AUGUST))[4]).toBe('ENERO 2027 1')
})

test('a cycle from January belongs to the school year before; what lies outside is said', () => {
  const months = schemeMonths('DIEZ', '2027-01-04', '2027-06-30')
  expect(labels(months)[0]).toBe('SEPTIEMBRE 2026 1')
  expect(tuitionMonthsProblem(months, '2027-01-04', '2027-06-30')).toBe(
    'SEPTIEMBRE 2026 queda fuera del ciclo escolar',
  )
})

test('nothing is known without both dates, or of chosen months', () => {
  expect(schemeMonths('DIEZ', '', '2027-07-16')).toEqual([])
  expect(schemeMonths('TODOS', '2026-08-24', '2027-13-01')).toEqual([])
  expect(schemeMonths('ELEGIDOS', ...AUGUST)).toEqual([])
})

test.each(SCHEMES.filter((scheme) => scheme !== 'ELEGIDOS'))('%s is known again by its months', (scheme) => {
  const months = schemeMonths(scheme, ...AUGUST)
  // Every month of such a cycle is August to July: the same rows by two names, and the first is taken.
  expect(schemeOf([...months].reverse(), ...AUGUST)).toBe(scheme === 'DOCE' ? 'TODOS' : scheme)
})

test('months that follow no scheme are chosen ones', () => {
  expect(schemeOf([{ anio: 2026, mes: 10, parcialidad: 1 }], ...AUGUST)).toBe('ELEGIDOS')
  expect(schemeOf([], ...AUGUST)).toBe('ELEGIDOS')
})
