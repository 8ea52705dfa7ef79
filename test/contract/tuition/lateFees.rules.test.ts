import fc from 'fast-check'
import type { IsoDate } from '@contract/domain/dates'
import {
  lateFee,
  lateFeeLabel,
  lateFeeProblems,
  startedMonthsLate,
  waiverProblem,
  type LateFee,
} from '@contract/tuition/lateFees.rules'
import { formatPesos } from '@contract/domain/money'

const tenPercent: LateFee = { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 }
const fixed: LateFee = { tipo: 'FIJO', valor: 150.5, dias_gracia: 0 }

const addDays = (day: IsoDate, count: number): IsoDate =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

describe('startedMonthsLate', () => {
  test.each([
    ['2026-09-01', 0],
    ['2026-09-10', 0],
    ['2026-09-11', 1],
    ['2026-10-10', 1],
    ['2026-10-11', 2],
    ['2026-11-11', 3],
    ['2026-12-10', 3],
    ['2027-01-10', 4],
    ['2027-01-11', 5],
    ['2027-09-11', 13],
  ])('due on 10/09/2026, paid on %s: %d', (day, months) => {
    expect(startedMonthsLate('2026-09-10', day)).toBe(months)
  })

  test.each([
    ['2026-09-15', 5, 0],
    ['2026-09-16', 5, 1],
    ['2026-10-11', 5, 2],
    ['2026-11-09', 60, 0],
    ['2026-11-10', 60, 2],
    ['2026-11-11', 60, 3],
  ])('paid on %s with %d days of grace: %d, counted from the due date', (day, grace, months) => {
    expect(startedMonthsLate('2026-09-10', day, grace)).toBe(months)
  })

  test.each([
    ['2027-01-31', '2027-02-28', 1],
    ['2027-01-31', '2027-03-01', 2],
    ['2027-01-31', '2027-03-31', 2],
    ['2027-01-31', '2027-04-01', 3],
    ['2028-02-29', '2028-03-29', 1],
    ['2028-02-29', '2028-03-30', 2],
  ])('due on %s, paid on %s: %d, a 31 being the last day of a shorter month', (due, day, months) => {
    expect(startedMonthsLate(due, day)).toBe(months)
  })

  it('never goes back from one day to the next, and no faster than a month at a time after the grace', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), (late) => {
        const due = '2026-01-31'
        const [today, tomorrow] = [addDays(due, late), addDays(due, late + 1)]
        const step = startedMonthsLate(due, tomorrow) - startedMonthsLate(due, today)
        expect([0, 1]).toContain(step)
      }),
    )
  })
})

describe('lateFee', () => {
  test('10 % of 2,350 for three months is 705.00; the 10th costs nothing, the 11th 235.00', () => {
    const on = (day: string) => lateFee(tenPercent, 235_000, startedMonthsLate('2026-09-10', day))
    expect(on('2026-09-10')).toBe(0)
    expect(on('2026-09-11')).toBe(23_500)
    expect(on('2026-11-30')).toBe(70_500)
  })

  test('a fixed one is that many pesos a month, whatever the price', () => {
    expect(lateFee(fixed, 235_000, 2)).toBe(30_100)
    expect(lateFee(fixed, 1, 1)).toBe(15_050)
  })

  test('half a centavo goes up, once for all months: three thirds of a rounded month would not add up', () => {
    // 3.33 % of 0.50 is 1.665 centavos: 2 for one month, 5 for three (4.995), not 3 × 2.
    const fee: LateFee = { tipo: 'PORCENTAJE', valor: 3.33, dias_gracia: 0 }
    expect([1, 2, 3].map((months) => lateFee(fee, 50, months))).toEqual([2, 3, 5])
  })

  test('simple: twelve months are twelve times one', () => {
    expect(lateFee(tenPercent, 235_000, 12)).toBe(12 * 23_500)
  })

  test('none without a rule, and none in time', () => {
    expect([lateFee(null, 235_000, 5), lateFee(tenPercent, 235_000, 0), lateFee(fixed, 235_000, 0)]).toEqual([
      0, 0, 0,
    ])
  })
})

describe('lateFeeProblems', () => {
  test.each<[string, Partial<LateFee> | { valor: null } | { dias_gracia: null }]>([
    ['valor', { valor: 0 }],
    ['valor', { valor: -1 }],
    ['valor', { valor: null }],
    ['valor', { valor: 100.01 }],
    ['valor', { valor: 1.005 }],
    ['valor', { tipo: 'FIJO', valor: 10_000_000 }],
    ['dias_gracia', { dias_gracia: -1 }],
    ['dias_gracia', { dias_gracia: 61 }],
    ['dias_gracia', { dias_gracia: 1.5 }],
    ['dias_gracia', { dias_gracia: null }],
    ['tipo', { tipo: 'OTRO' as 'FIJO' }],
  ])('%s is wrong in %j', (campo, over) => {
    expect(Object.keys(lateFeeProblems({ ...tenPercent, ...over }))).toEqual([campo])
  })

  test('the ends are fine', () => {
    expect(lateFeeProblems({ tipo: 'PORCENTAJE', valor: 100, dias_gracia: 60 })).toEqual({})
    expect(lateFeeProblems({ tipo: 'PORCENTAJE', valor: 0.01, dias_gracia: 0 })).toEqual({})
    expect(lateFeeProblems({ tipo: 'FIJO', valor: 100.01, dias_gracia: 10 })).toEqual({})
  })
})

test('it is read as staff say it', () => {
  expect(lateFeeLabel(tenPercent, formatPesos)).toBe('10 % por mes iniciado')
  expect(lateFeeLabel({ ...fixed, dias_gracia: 1 }, formatPesos)).toBe(
    '$150.50 por mes iniciado, con 1 día de gracia',
  )
  expect(lateFeeLabel({ ...fixed, dias_gracia: 5 }, formatPesos)).toMatch(/con 5 días de gracia$/)
})

test('waiving needs a reason that is not blank', () => {
  for (const motivo of ['', '  ', null, undefined]) expect(waiverProblem(true, motivo)).not.toBeNull()
  expect(waiverProblem(true, 'HUELGA DEL BANCO')).toBeNull()
  expect(waiverProblem(false, '')).toBeNull()
  expect(waiverProblem(undefined, undefined)).toBeNull()
})
