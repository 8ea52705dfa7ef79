import {
  dueDate,
  isMonthName,
  tuitionMonthsProblem,
  MONTH_NAMES,
  monthsBetween,
  monthsFrom,
  instalmentCount,
  tuitionDescription,
  type TuitionMonth,
} from '@contract/domain/months'

const month = (anio: number, mes: number, parcialidad = 1): TuitionMonth => ({ anio, mes, parcialidad })
const INICIO = '2026-09-01'
const FIN = '2027-06-30'
const DECEMBER_TWICE = [month(2026, 12), month(2026, 12, 2)]

it('names twelve months in uppercase Spanish', () => {
  expect(MONTH_NAMES).toHaveLength(12)
  expect([MONTH_NAMES[0], MONTH_NAMES[8], MONTH_NAMES[11]]).toEqual(['ENERO', 'SEPTIEMBRE', 'DICIEMBRE'])
  expect(['MAYO', 'mayo', 'MAYOS', 5, null].map(isMonthName)).toEqual([true, false, false, false, false])
})

describe('monthsBetween', () => {
  it('takes every month from start to end, over the turn of the year', () => {
    expect(monthsBetween(INICIO, FIN)).toEqual([
      ...[9, 10, 11, 12].map((mes) => month(2026, mes)),
      ...[1, 2, 3, 4, 5, 6].map((mes) => month(2027, mes)),
    ])
  })

  it('counts months, not days', () => {
    expect(monthsBetween('2026-08-31', '2026-09-01')).toEqual([month(2026, 8), month(2026, 9)])
    expect(monthsBetween('2026-12-31', '2026-12-31')).toEqual([month(2026, 12)])
    expect(monthsBetween('2026-12-01', '2027-01-01')).toEqual([month(2026, 12), month(2027, 1)])
    expect(monthsBetween(FIN, INICIO)).toEqual([])
  })

  test.each([
    ['2026-09-01', '2027-06-30', 10],
    ['2026-09-01', '2027-07-31', 11],
    ['2026-08-01', '2027-07-31', 12],
  ])('the published scheme %s to %s has %p payments', (inicio, fin, count) => {
    expect(monthsBetween(inicio, fin)).toHaveLength(count)
  })
})

describe('tuitionDescription', () => {
  it('names the month, and the installment when there are two', () => {
    expect(tuitionDescription(month(2026, 9))).toBe('COLEGIATURA SEPTIEMBRE 2026')
    expect(tuitionDescription(month(2026, 9), 1)).toBe('COLEGIATURA SEPTIEMBRE 2026')
    expect(
      DECEMBER_TWICE.map((each) => tuitionDescription(each, instalmentCount(DECEMBER_TWICE, each))),
    ).toEqual(['COLEGIATURA DICIEMBRE 2026 1/2', 'COLEGIATURA DICIEMBRE 2026 2/2'])
  })

  it('does not take the same month of another year for the same month', () => {
    expect(instalmentCount([month(2026, 12), month(2027, 12), month(2026, 11)], month(2026, 12))).toBe(1)
  })
})

describe('tuitionMonthsProblem', () => {
  test.each([
    ['every month', monthsBetween(INICIO, FIN)],
    ['two in December, in any order', [month(2026, 12, 2), month(2026, 9), month(2026, 12)]],
    ['the first and the last month', [month(2026, 9), month(2027, 6)]],
    ['none', []],
  ])('takes %s', (_, meses) => {
    expect(tuitionMonthsProblem(meses, INICIO, FIN)).toBeNull()
  })

  test.each<[string, TuitionMonth[], string]>([
    ['a month before', [month(2026, 8)], 'AGOSTO 2026 queda fuera del ciclo escolar'],
    ['a month after', [month(2026, 9), month(2027, 7)], 'JULIO 2027 queda fuera del ciclo escolar'],
    ['another year', [month(2025, 9)], 'SEPTIEMBRE 2025 queda fuera del ciclo escolar'],
    ['a month 13', [month(2026, 13)], '13 2026 queda fuera del ciclo escolar'],
    ['a month 0', [month(2027, 0)], '0 2027 queda fuera del ciclo escolar'],
    ['a repeated month', [month(2026, 9), month(2026, 10), month(2026, 9)], 'SEPTIEMBRE 2026 está repetido'],
    [
      'a lone second installment',
      [month(2026, 12, 2)],
      'Las parcialidades de DICIEMBRE 2026 deben contarse desde 1',
    ],
    [
      'a gap between installments',
      [month(2026, 12), month(2026, 12, 3)],
      'Las parcialidades de DICIEMBRE 2026 deben contarse desde 1',
    ],
    ['an installment 0', [month(2026, 9, 0)], 'Las parcialidades de SEPTIEMBRE 2026 deben contarse desde 1'],
  ])('refuses %s', (_, meses, expected) => {
    expect(tuitionMonthsProblem(meses, INICIO, FIN)).toBe(expected)
  })

  it('takes 24 months and no more', () => {
    expect(
      tuitionMonthsProblem(monthsBetween('2026-01-01', '2027-12-31'), '2026-01-01', '2027-12-31'),
    ).toBeNull()
    expect(tuitionMonthsProblem(monthsBetween('2026-01-01', '2028-01-31'), '2026-01-01', '2028-01-31')).toBe(
      'Un ciclo escolar puede tener a lo más 24 colegiaturas',
    )
  })
})

describe('monthsFrom', () => {
  const meses = monthsBetween(INICIO, FIN)

  it('owes all before the cycle and on its first day', () => {
    expect(monthsFrom(meses, '2026-07-15')).toEqual(meses)
    expect(monthsFrom(meses, INICIO)).toEqual(meses)
  })

  it('owes from the current month on when enrolled late, whatever the day', () => {
    expect(monthsFrom(meses, '2027-04-30')).toEqual([4, 5, 6].map((mes) => month(2027, mes)))
    expect(monthsFrom(meses, '2026-12-31')[0]).toEqual(month(2026, 12))
  })

  it('owes nothing after the last month', () => {
    expect(monthsFrom(meses, '2027-07-01')).toEqual([])
  })

  it('keeps both installments, in order, and leaves the list it was given as it was', () => {
    const shuffled = [month(2027, 1), month(2026, 12, 2), month(2026, 9), month(2026, 12)]
    const before = structuredClone(shuffled)
    expect(monthsFrom(shuffled, '2026-12-20')).toEqual([...DECEMBER_TWICE, month(2027, 1)])
    expect(shuffled).toEqual(before)
  })
})

test.each([
  [month(2026, 9), 10, '2026-09-10'],
  [month(2027, 2), 31, '2027-02-28'],
  [month(2028, 2), 30, '2028-02-29'],
  [month(2026, 9), 31, '2026-09-30'],
  [month(2026, 12), 31, '2026-12-31'],
  [month(2026, 1), 1, '2026-01-01'],
])('%j is due on day %p: %p', (each, diaLimite, expected) => {
  expect(dueDate(each, diaLimite)).toBe(expected)
})
