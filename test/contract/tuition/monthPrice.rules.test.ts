import type { EarlyPayment } from '@contract/cycles/terms.rules'
import {
  earlyOf,
  yearlyParts,
  yearlyPercentOn,
  yearlySum,
  type PricedFacts,
} from '@contract/tuition/monthPrice.rules'

const october: PricedFacts = {
  anio: 2026,
  mes: 10,
  vencimiento: '2026-10-10',
  prorroga: null,
  monto: 235_000,
  abonado: 0,
  beca_porcentaje: 0,
}
const early: EarlyPayment = { tipo: 'PORCENTAJE', valor: 5, hasta_dia: 5, con_beca: false }

describe('pronto pago', () => {
  it.each([
    ['2026-10-05', 11_750],
    ['2026-10-06', 0],
    ['2026-09-20', 11_750],
    ['2026-12-01', 0],
  ])('money of %s saves %d', (dia, saved) => {
    expect(earlyOf(october, early, dia)).toBe(saved)
  })

  it('is of whole months in time, and of months with a beca only where the cycle says so', () => {
    expect(earlyOf({ ...october, abonado: 1 }, early, '2026-10-05')).toBe(0)
    expect(earlyOf({ ...october, vencimiento: '2026-10-03' }, early, '2026-10-05')).toBe(0)
    expect(
      earlyOf({ ...october, vencimiento: '2026-10-03', prorroga: '2026-10-08' }, early, '2026-10-05'),
    ).toBe(11_750)
    expect(earlyOf({ ...october, beca_porcentaje: 10 }, early, '2026-10-05')).toBe(0)
    expect(earlyOf({ ...october, beca_porcentaje: 10 }, { ...early, con_beca: true }, '2026-10-05')).toBe(
      11_750,
    )
    expect(earlyOf(october, null, '2026-10-05')).toBe(0)
  })

  it('rounds half up once and never takes the whole month', () => {
    expect(earlyOf({ ...october, monto: 10 }, early, '2026-10-05')).toBe(1)
    expect(earlyOf({ ...october, monto: 9 }, early, '2026-10-05')).toBe(0)
    expect(earlyOf(october, { ...early, tipo: 'FIJO', valor: 150.5 }, '2026-10-05')).toBe(15_050)
    expect(earlyOf(october, { ...early, tipo: 'FIJO', valor: 5000 }, '2026-10-05')).toBe(0)
  })
})

describe('annual payment', () => {
  const terms = { porcentaje: 6, hasta: '2026-10-31', fecha_fin: '2027-07-15' }

  it('is given up to its last day and in a cycle that runs; never above 50 percent', () => {
    expect(yearlyPercentOn(terms, '2026-10-31')).toBe(6)
    expect(yearlyPercentOn(terms, '2026-11-01')).toBe(0)
    expect(yearlyPercentOn({ ...terms, hasta: null }, '2027-07-15')).toBe(6)
    expect(yearlyPercentOn({ ...terms, hasta: null }, '2027-07-16')).toBe(0)
    expect(yearlyPercentOn({ ...terms, porcentaje: 100 }, '2026-10-01')).toBe(50)
  })

  const months = [
    { ...october, mes: 9, vencimiento: '2026-09-10' },
    { ...october, abonado: 100_000 },
    { ...october, mes: 11, vencimiento: '2026-11-10' },
    { ...october, mes: 12, vencimiento: '2026-12-10' },
  ]

  it('takes its percent off whole months in time; late ones and those in part cost what they cost', () => {
    const parts = yearlyParts(months, { percent: 6, early, dia: '2026-10-05' })
    expect(parts).toEqual([
      { discounted: false, anual: 0, pronto: 0 },
      { discounted: false, anual: 0, pronto: 0 },
      { discounted: true, anual: 14_100, pronto: 0 },
      { discounted: true, anual: 14_100, pronto: 0 },
    ])
  })

  it('where it is not given, months may have pronto pago', () => {
    const parts = yearlyParts(months, { percent: 0, early, dia: '2026-10-05' })
    expect(parts.map(({ pronto }) => pronto)).toEqual([0, 0, 11_750, 11_750])
    expect(parts.some(({ discounted }) => discounted)).toBe(false)
  })

  it('10 × 9,365.00 less 6 % is 88,031.00; recargos are added whole', () => {
    const whole = { saldo: 936_500, recargo: 0, discounted: true, anual: 56_190, pronto: 0 }
    expect(yearlySum(Array.from({ length: 10 }, () => whole))).toEqual({
      meses: 10,
      conDescuento: 10,
      importe: 9_365_000,
      descuento: 561_900,
      recargos: 0,
      total: 8_803_100,
    })
    const late = { saldo: 235_000, recargo: 70_500, discounted: false, anual: 0, pronto: 0 }
    expect(yearlySum([late, { ...late, recargo: 0, pronto: 500 }])).toMatchObject({
      conDescuento: 0,
      importe: 470_000,
      descuento: 500,
      recargos: 70_500,
      total: 540_000,
    })
  })
})
