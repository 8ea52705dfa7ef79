import fc from 'fast-check'
import { addMonths } from '@contract/domain/dateMath'
import type { DebtSums } from '@contract/statements/debtorLists'
import {
  broughtForward,
  bucketOf,
  isCovered,
  isOverdue,
  leftToPay,
  leftToPayToday,
  linesOfCycle,
  notesOf,
  sumDebts,
  withBalance,
} from '@contract/statements/statements.rules'
import type { AccountBook, Movement } from '@contract/statements/statements.schemas'
import { startedMonthsLate } from '@contract/tuition/lateFees.rules'

const DUE = '2026-09-10'

test.each([
  ['2026-09-09', false, 0],
  ['2026-09-10', false, 0],
  ['2026-09-11', true, 1],
  ['2026-10-10', true, 1],
  ['2026-10-11', true, 2],
  ['2026-11-11', true, 3],
  ['2027-09-11', true, 13],
])('due on the 10th, on %s it is overdue: %s, %i started months', (today, overdue, months) => {
  expect([isOverdue(DUE, today), startedMonthsLate(DUE, today)]).toEqual([overdue, months])
})

test.each([
  ['2026-08-31', '2026-09-30', 1],
  ['2026-08-31', '2026-10-01', 2],
  ['2027-01-31', '2027-02-28', 1],
  ['2027-01-31', '2027-03-01', 2],
  ['2027-01-31', '2027-03-31', 2],
  ['2027-01-31', '2027-04-01', 3],
  ['2028-01-31', '2028-02-29', 1],
  ['2026-12-31', '2027-01-01', 1],
])('month ends: due on %s, on %s %i months', (due, today, months) => {
  expect(startedMonthsLate(due, today)).toBe(months)
})

test('a debt is overdue exactly when it has a month', () => {
  const day = fc
    .integer({ min: 0, max: 1200 })
    .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, (due, today) => {
      const months = startedMonthsLate(due, today)
      expect(isOverdue(due, today)).toBe(months > 0)
      if (months > 1) expect(addMonths(due, months - 1) < today).toBe(true)
      expect(addMonths(due, months) >= today).toBe(true)
    }),
  )
})

test('buckets: 1, 2, and 3 or more', () => {
  expect([1, 2, 3, 4, 40].map(bucketOf)).toEqual([
    'un_mes',
    'dos_meses',
    'tres_meses',
    'tres_meses',
    'tres_meses',
  ])
})

test('each line leaves a balance to the centavo', () => {
  const lines = [
    { cargo: 1234.56, abono: 0 },
    { cargo: 0, abono: 1000.01 },
    { cargo: 0.1, abono: 0 },
    { cargo: 0.2, abono: 0 },
    { cargo: 0, abono: 234.85 },
  ]
  expect(withBalance(lines).map(({ saldo }) => saldo)).toEqual([1234.56, 234.55, 234.65, 234.85, 0])
  expect(withBalance([])).toEqual([])
})

test('families add up without drift', () => {
  const debt: DebtSums = {
    un_mes: 0.1,
    dos_meses: 0.2,
    tres_meses: 0.7,
    vencido: 1,
    recargos: 235.01,
    por_vencer: 0,
  }
  expect(sumDebts([debt, debt, debt])).toEqual({
    un_mes: 0.3,
    dos_meses: 0.6,
    tres_meses: 2.1,
    vencido: 3,
    recargos: 705.03,
    por_vencer: 0,
  })
  expect(sumDebts([]).vencido).toBe(0)
})

test('a line that stands on another day than its own says which', () => {
  const line = { fecha: '2026-09-15', vencimiento: '2026-10-10', detalle: ['Efectivo'] }
  expect(notesOf(line)).toEqual(['Vencimiento: 10/10/2026', 'Efectivo'])
  expect(notesOf({ ...line, vencimiento: '2026-09-15' })).toEqual(['Efectivo'])
  expect(notesOf({ ...line, vencimiento: null })).toEqual(['Efectivo'])
  expect(notesOf({ ...line, vencimiento: null, fecha_pago: '2026-09-12' })).toEqual([
    'Pagado el 12/09/2026',
    'Efectivo',
  ])
  expect(notesOf({ ...line, vencimiento: null, fecha_pago: line.fecha })).toEqual(['Efectivo'])
})

describe('one cycle of a statement', () => {
  const line = (cicloId: number, cargo: number, abono = 0) => ({ cicloId, cargo, abono }) as Movement
  const cycle = (id: number, saldo: number) => ({ id, saldo }) as AccountBook['ciclos'][number]
  const movimientos = [line(1, 100.1), line(2, 50), line(1, 0, 40), line(2, 0, 20.05)]

  test('by itself begins with nothing', () => {
    expect(linesOfCycle({ movimientos, ciclos: [] }, 2).map(({ saldo }) => saldo)).toEqual([50, 29.95])
  })

  test('the latest goes on from what the others left open, and ends with all that is owed', () => {
    const forward = broughtForward({ movimientos, ciclos: [cycle(2, 29.95), cycle(1, 60.1)] })!
    expect([forward.cycle.id, forward.before, forward.lines.map(({ saldo }) => saldo)]).toEqual([
      2,
      60.1,
      [110.1, 90.05],
    ])
  })

  test('of one cycle, or none, nothing is brought forward', () => {
    expect(broughtForward({ movimientos, ciclos: [cycle(2, 29.95)] })).toBeNull()
    expect(broughtForward({ movimientos: [], ciclos: [] })).toBeNull()
  })
})

test('a family is covered when its credit pays what is overdue with its recargos of today', () => {
  const family = { vencido: 2600, recargos: 260.1 }
  expect(isCovered({ ...family, saldo_favor: 2860.1 })).toBe(true)
  expect(isCovered({ ...family, saldo_favor: 2860.09 })).toBe(false)
  expect(isCovered({ vencido: 0, recargos: 0, saldo_favor: 100 })).toBe(false)
  expect(isCovered({ ...family, saldo_favor: 0 })).toBe(false)
})

test('what is left to pay is never below 0', () => {
  expect(leftToPay({ vencido: 2600, saldo_favor: 1000.05 })).toBe(1599.95)
  expect(leftToPay({ vencido: 2600, saldo_favor: 5000 })).toBe(0)
  expect(leftToPay({ vencido: 2600, saldo_favor: 0 })).toBe(2600)
  expect(leftToPayToday({ vencido: 10_020, recargos: 807, saldo_favor: 0.01 })).toBe(10_826.99)
  expect(leftToPayToday({ vencido: 100, recargos: 10, saldo_favor: 200 })).toBe(0)
})
