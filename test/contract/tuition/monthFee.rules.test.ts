import fc from 'fast-check'
import { addDays } from '@contract/domain/dateMath'
import { lateFee, startedMonthsLate, type LateFee } from '@contract/tuition/lateFees.rules'
import { feeRuleFor, isLateOn, monthFee, type OwedMonthFacts } from '@contract/tuition/monthFee.rules'

const tenPercent: LateFee = { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0 }
/** 2,350.00 due on 10 September. */
const month: OwedMonthFacts = {
  vencimiento: '2026-09-10',
  prorroga: null,
  lista: 235_000,
  monto: 235_000,
  abonos: [],
  recargoAbonado: 0,
}
const feeOn = (over: Partial<OwedMonthFacts>, dia: string, fee: LateFee | null = tenPercent): number =>
  monthFee({ ...month, ...over }, fee, dia).centavos

describe('the vectors of the domain', () => {
  it('(a) 1,000.00 on 11 September: 235.00 recargo; on 20 October one more period on 1,585.00', () => {
    expect(feeOn({}, '2026-09-11')).toBe(23_500)
    const paid = { abonos: [{ dia: '2026-09-11', centavos: 76_500 }], recargoAbonado: 23_500 }
    expect(feeOn(paid, '2026-09-11')).toBe(0)
    expect(feeOn(paid, '2026-10-10')).toBe(0)
    expect(feeOn(paid, '2026-10-11')).toBe(15_850)
    expect(feeOn(paid, '2026-10-20')).toBe(15_850)
    expect(feeOn(paid, '2026-10-20', { ...tenPercent, tope: 15 })).toBe(11_750)
  })

  it('(b) 5 days of grace, 1,000.00 on the 13th: all of it the month; on the 16th the period counts on 1,350.00', () => {
    const grace = { ...tenPercent, dias_gracia: 5 }
    const paid = { abonos: [{ dia: '2026-09-13', centavos: 100_000 }] }
    expect(feeOn({}, '2026-09-13', grace)).toBe(0)
    expect(feeOn(paid, '2026-09-15', grace)).toBe(0)
    expect(feeOn(paid, '2026-09-16', grace)).toBe(13_500)
  })

  it('(c) 100.00 on 20 October: all recargo, 370.00 stay', () => {
    expect(feeOn({}, '2026-10-20')).toBe(47_000)
    expect(feeOn({ recargoAbonado: 10_000 }, '2026-10-20')).toBe(37_000)
  })
})

it('an extension moves the first period’s base to the day after it; the next periods begin where they would have', () => {
  const paid = { prorroga: '2026-10-15', abonos: [{ dia: '2026-10-14', centavos: 135_000 }] }
  expect(feeOn(paid, '2026-10-15')).toBe(0)
  // Both periods began, and both count on what was unpaid on the 16th.
  expect(feeOn(paid, '2026-10-16')).toBe(20_000)
  expect(feeOn(paid, '2026-11-11')).toBe(30_000)
})

it('an abono on the day a period begins does not lower it, one of the day before does', () => {
  expect(feeOn({ abonos: [{ dia: '2026-10-11', centavos: 135_000 }] }, '2026-10-20')).toBe(47_000)
  expect(feeOn({ abonos: [{ dia: '2026-10-10', centavos: 135_000 }] }, '2026-10-20')).toBe(33_500)
})

it('periods of one base are rounded once, a fixed fee counts its part of the month', () => {
  const odd = { lista: 10_001, monto: 10_001, abonos: [{ dia: '2026-09-01', centavos: 5000 }] }
  // 5 % of 5,001 is 250.05 each: three of them are 750.15, not 3 × 250.
  expect(feeOn(odd, '2026-11-15', { ...tenPercent, valor: 5 })).toBe(750)
  const half = { abonos: [{ dia: '2026-09-01', centavos: 117_500 }] }
  expect(feeOn(half, '2026-10-20', { tipo: 'FIJO', valor: 150.55, dias_gracia: 0 })).toBe(15_055)
})

it('a beca lowers the base in proportion only: the recargo is of the list price', () => {
  expect(feeOn({ monto: 117_500 }, '2026-09-11')).toBe(23_500)
  expect(feeOn({ monto: 117_500, abonos: [{ dia: '2026-09-01', centavos: 58_750 }] }, '2026-09-11')).toBe(
    11_750,
  )
})

it('what was paid or waived beyond it is not given back, and counts towards the cap', () => {
  expect(feeOn({ recargoAbonado: 50_000 }, '2026-10-20')).toBe(0)
  expect(feeOn({}, '2027-09-11', { ...tenPercent, tope: 30 })).toBe(70_500)
  expect(feeOn({ recargoAbonado: 70_500 }, '2027-09-11', { ...tenPercent, tope: 30 })).toBe(0)
  expect(feeOn({}, '2026-10-20', null)).toBe(0)
  expect(feeOn({ monto: 0 }, '2026-10-20')).toBe(0)
})

test('a month nothing was paid of costs what it cost before there were abonos', () => {
  const fee = fc.record({
    tipo: fc.constantFrom('PORCENTAJE' as const, 'FIJO' as const),
    valor: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
    dias_gracia: fc.nat(60),
  })
  fc.assert(
    fc.property(fee, fc.nat(1_000_000), fc.nat(700), (rule, lista, days) => {
      const day = addDays('2026-09-01', days)
      const periods = startedMonthsLate(month.vencimiento, day, rule.dias_gracia)
      expect(feeOn({ lista, monto: lista }, day, rule)).toBe(lista === 0 ? 0 : lateFee(rule, lista, periods))
      // The same through the runs: an abono of later never changes what a day costs.
      const later = { lista, monto: lista, abonos: [{ dia: '2030-01-01', centavos: lista }] }
      expect(feeOn(later, day, rule)).toBe(feeOn({ lista, monto: lista }, day, rule))
    }),
  )
})

test('an abono never raises what a later day costs', () => {
  fc.assert(
    fc.property(fc.nat(235_000), fc.nat(300), fc.nat(300), (centavos, paidAfter, days) => {
      const dia = addDays('2026-09-01', paidAfter)
      const day = addDays(dia, days)
      expect(feeOn({ abonos: [{ dia, centavos }] }, day)).toBeLessThanOrEqual(feeOn({}, day))
    }),
  )
})

test('the rule of a month is the latest from its due day or before, else the first', () => {
  const rules = [
    { desde: '2026-12-01', recargo: null },
    { desde: '2026-09-01', recargo: tenPercent },
    { desde: '2026-10-10', recargo: { ...tenPercent, valor: 20 } },
  ]
  expect(feeRuleFor(rules, '2026-08-10')?.valor).toBe(10)
  expect(feeRuleFor(rules, '2026-10-09')?.valor).toBe(10)
  expect(feeRuleFor(rules, '2026-10-10')?.valor).toBe(20)
  expect(feeRuleFor(rules, '2026-12-10')).toBeNull()
  expect(feeRuleFor([], '2026-12-10')).toBeNull()
})

test('late is after the due day or the end of the extension; grace does not count', () => {
  expect(isLateOn(month, '2026-09-10')).toBe(false)
  expect(isLateOn(month, '2026-09-11')).toBe(true)
  expect(isLateOn({ ...month, prorroga: '2026-09-20' }, '2026-09-20')).toBe(false)
})
