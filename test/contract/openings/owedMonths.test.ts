import { owedMonthsKey, readOwedMonths } from '@contract/openings/owedMonths'

const CYCLE = '2026-09-01'

// Without it «nov, 1,200.00» could be read as three months, or a range as the whole year.
it.each([
  ['sep, nov', '2026-09; 2026-11'],
  ['2026-09; 2026-11=500.00', '2026-09; 2026-11=500.00'],
  ['Septiembre y noviembre', '2026-09; 2026-11'],
  ['nov, sep', '2026-09; 2026-11'],
  ['debe sep, ene', '2026-09; 2027-01'],
  ['SEP/OCT/NOV', '2026-09; 2026-10; 2026-11'],
  ['sep\noct', '2026-09; 2026-10'],
  ['09/2026, 10/2026', '2026-09; 2026-10'],
  ['sep-26, nov-26', '2026-09; 2026-11'],
  ['nov=$1,200.00, dic', '2026-11=1200.00; 2026-12'],
  ['nov $500', '2026-11=500.00'],
  ['nov ($500.00), dic', '2026-11=500.00; 2026-12'],
  ['nov: 500 pesos', '2026-11=500.00'],
  ['2026-11-10', '2026-11'],
  ['al corriente', ''],
  ['nada', ''],
  ['-', ''],
])('%j owes %j', (text, months) => {
  const read = readOwedMonths(text, null, CYCLE)
  expect(typeof read === 'string' ? read : owedMonthsKey(read)).toBe(months)
})

it.each([
  ['sep, sep', 'septiembre de 2026 está dos veces'],
  ['sep, 2026-09=500', 'septiembre de 2026 está dos veces'],
  ['nov=0', 'Lo que debe de noviembre de 2026 es una cantidad mayor que 0'],
  ['nov=-500', 'mayor que 0'],
  ['nov=', 'mayor que 0'],
  ['nov=12.345', 'mayor que 0'],
  ['nov=10,000,000.00', 'mayor que 0'],
  ['sep a nov', '«sep a nov» no es un mes. Escribe los meses que debe'],
  ['3', '«3» no es un mes'],
  ['sep, pronto', '«pronto» no es un mes'],
  [';', 'Escribe los meses que debe'],
])('%j is refused: %s', (text, why) => {
  const read = readOwedMonths(text, null, CYCLE)
  expect(read).toEqual(expect.stringContaining(why))
})
