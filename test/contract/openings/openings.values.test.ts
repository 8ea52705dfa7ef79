import { missingColumns, openingDayProblem, undoProblem } from '@contract/openings/openings.rules'
import {
  isNoBeca,
  owesNothing,
  readAmount,
  readBalance,
  readMonth,
  readOwed,
  readPercent,
} from '@contract/openings/openings.values'

test.each([
  ['12750.5', 12_750.5],
  ['$12,750.00', 12_750],
  ['$ 1 234.50', 1234.5],
  ['1,200 pesos', 1200],
  ['500 MXN', 500],
  ['1234.5600000000002', 1234.56],
  ['0', 0],
  ['-', 0],
])('an amount: %s', (text, pesos) => expect(readAmount(text)).toBe(pesos))

test.each([
  '12.345',
  '-100',
  '(100.00)',
  'mil doscientos',
  '1234,50',
  '10000000',
  '1e5',
  '=1+1',
  '',
  '12.3456789',
])('no amount: %s', (text) => expect(readAmount(text)).toBeNull())

test.each([
  ['-500', -500],
  ['- $1,250.50', -1250.5],
  ['$-500', -500],
  ['($500.00)', -500],
  ['500', 500],
  ['-', 0],
  ['0', 0],
])('an old balance: %s', (text, pesos) => expect(readBalance(text)).toBe(pesos))

test.each(['-mil', '-12.345', '--5', '(abc)'])('no old balance: %s', (text) =>
  expect(readBalance(text)).toBeNull(),
)

test('what is owed of the enrolment or the material', () => {
  for (const text of ['PAGADA', 'pagado', 'Liquidada', 'saldado']) expect(readOwed(text)).toBe('PAGADA')
  for (const text of ['DEBE', 'debe', 'Pendiente', 'no pagada']) expect(readOwed(text)).toBe('DEBE')
  expect(readOwed('$925.00')).toBe(925)
  for (const text of ['sí', 'no', '-5', 'la mitad']) expect(readOwed(text)).toBeNull()
})

test.each([
  ['25', 25],
  ['25 %', 25],
  ['25%', 25],
  ['0.25', 25],
  ['0.07', 7],
  ['.5', 50],
  ['37', 37],
  ['0', 0],
  ['12.5 %', 12.5],
  ['0.5 %', 0.5],
])('a percentage: %s', (text, percent) => expect(readPercent(text)).toBe(percent))

test.each(['101', '250 %', '-5', '-5 %', 'media', '12.345', '33.333 %', '25 % 30', '', '1,5'])(
  'no percentage: %s',
  (text) => expect(readPercent(text)).toBeNull(),
)

test.each([
  '2026-10',
  '2026/10',
  '10/2026',
  '2026-10-01',
  '15/10/2026',
  'octubre 2026',
  'Octubre de 2026',
  'oct-26',
  'OCT. 2026',
])('October: %s', (text) => expect(readMonth(text)).toBe('2026-10'))

test('a day number of a spreadsheet, and a name without a year', () => {
  expect(readMonth('46296', '1900')).toBe('2026-10')
  expect(readMonth('46296')).toBeNull()
  expect(readMonth('octubre')).toBeNull()
  expect(readMonth('octubre', null, '2026-08-24')).toBe('2026-10')
  expect(readMonth('agosto', null, '2026-08-24')).toBe('2026-08')
  expect(readMonth('Enero', null, '2026-08-24')).toBe('2027-01')
  expect(readMonth('setiembre', null, '2026-08-24')).toBe('2026-09')
})

test.each(['2026-13', '13/2026', 'pronto', 'oc 2026', '=A1', '2026', '', '31/02/2026'])(
  'no month: %s',
  (text) => expect(readMonth(text, null, '2026-08-24')).toBeNull(),
)

test('words for nothing owed and for no beca', () => {
  expect(['Nada', 'NO DEBE', 'pagado'].every(owesNothing)).toBe(true)
  expect(owesNothing('octubre')).toBe(false)
  expect(['no', 'Ninguna', 'Sin beca', '-'].every(isNoBeca)).toBe(true)
  expect(isNoBeca('NO LUCRATIVA')).toBe(false)
})

test('a file needs the level, and the CURP or the control number', () => {
  const of = (...columns: string[]) => missingColumns((column) => columns.includes(column))
  expect(of('curp', 'grado')).toEqual([])
  expect(of('numero_control', 'grado')).toEqual([])
  expect(of('nombres')).toEqual(['curp', 'numero_control', 'grado'])
})

test('the day of the balances is in the cycle and not ahead; taking back needs a reason', () => {
  const cycle = { fecha_inicio: '2026-08-24', fecha_fin: '2027-07-15' }
  expect(openingDayProblem('2026-11-03', cycle, '2026-11-03')).toBeNull()
  expect(openingDayProblem('2026-08-24', cycle, '2026-11-03')).toBeNull()
  expect(openingDayProblem('2026-08-23', cycle, '2026-11-03')).toContain('24/08/2026')
  expect(openingDayProblem('2026-11-04', cycle, '2026-11-03')).toContain('aún no llega')
  expect(undoProblem(' ')).not.toBeNull()
  expect(undoProblem('Era la lista de otro año')).toBeNull()
})
