import fc from 'fast-check'
import { amountInWords } from '@contract/domain/amountInWords'
import { MAX_CENTAVOS } from '@contract/domain/money'

test.each([
  [150_000, 'MIL QUINIENTOS PESOS 00/100 M.N.'],
  [0, 'CERO PESOS 00/100 M.N.'],
  [1, 'CERO PESOS 01/100 M.N.'],
  [100, 'UN PESO 00/100 M.N.'],
  [199, 'UN PESO 99/100 M.N.'],
  [200, 'DOS PESOS 00/100 M.N.'],
  [1600, 'DIECISÉIS PESOS 00/100 M.N.'],
  [2000, 'VEINTE PESOS 00/100 M.N.'],
  [2100, 'VEINTIÚN PESOS 00/100 M.N.'],
  [2200, 'VEINTIDÓS PESOS 00/100 M.N.'],
  [2300, 'VEINTITRÉS PESOS 00/100 M.N.'],
  [2600, 'VEINTISÉIS PESOS 00/100 M.N.'],
  [3000, 'TREINTA PESOS 00/100 M.N.'],
  [3100, 'TREINTA Y UN PESOS 00/100 M.N.'],
  [10_000, 'CIEN PESOS 00/100 M.N.'],
  [10_100, 'CIENTO UN PESOS 00/100 M.N.'],
  [55_500, 'QUINIENTOS CINCUENTA Y CINCO PESOS 00/100 M.N.'],
  [77_700, 'SETECIENTOS SETENTA Y SIETE PESOS 00/100 M.N.'],
  [99_999, 'NOVECIENTOS NOVENTA Y NUEVE PESOS 99/100 M.N.'],
  [100_000, 'MIL PESOS 00/100 M.N.'],
  [100_100, 'MIL UN PESOS 00/100 M.N.'],
  [120_200, 'MIL DOSCIENTOS DOS PESOS 00/100 M.N.'],
  [254_546, 'DOS MIL QUINIENTOS CUARENTA Y CINCO PESOS 46/100 M.N.'],
  [2_100_000, 'VEINTIÚN MIL PESOS 00/100 M.N.'],
  [3_100_100, 'TREINTA Y UN MIL UN PESOS 00/100 M.N.'],
  [8_803_100, 'OCHENTA Y OCHO MIL TREINTA Y UN PESOS 00/100 M.N.'],
  [10_000_000, 'CIEN MIL PESOS 00/100 M.N.'],
  [10_100_000, 'CIENTO UN MIL PESOS 00/100 M.N.'],
  [100_000_000, 'UN MILLÓN DE PESOS 00/100 M.N.'],
  [100_000_050, 'UN MILLÓN DE PESOS 50/100 M.N.'],
  [100_000_100, 'UN MILLÓN UN PESOS 00/100 M.N.'],
  [100_100_000, 'UN MILLÓN MIL PESOS 00/100 M.N.'],
  [200_000_000, 'DOS MILLONES DE PESOS 00/100 M.N.'],
  [2_100_000_000, 'VEINTIÚN MILLONES DE PESOS 00/100 M.N.'],
  [100_000_000_000, 'MIL MILLONES DE PESOS 00/100 M.N.'],
  [100_100_000_000, 'MIL UN MILLONES DE PESOS 00/100 M.N.'],
])('%p centavos', (centavos, expected) => {
  expect(amountInWords(centavos)).toBe(expected)
})

const WORTH: Record<string, number> = {
  UN: 1,
  DOS: 2,
  TRES: 3,
  CUATRO: 4,
  CINCO: 5,
  SEIS: 6,
  SIETE: 7,
  OCHO: 8,
  NUEVE: 9,
  DIEZ: 10,
  ONCE: 11,
  DOCE: 12,
  TRECE: 13,
  CATORCE: 14,
  QUINCE: 15,
  DIECISÉIS: 16,
  DIECISIETE: 17,
  DIECIOCHO: 18,
  DIECINUEVE: 19,
  VEINTE: 20,
  VEINTIÚN: 21,
  VEINTIDÓS: 22,
  VEINTITRÉS: 23,
  VEINTICUATRO: 24,
  VEINTICINCO: 25,
  VEINTISÉIS: 26,
  VEINTISIETE: 27,
  VEINTIOCHO: 28,
  VEINTINUEVE: 29,
  TREINTA: 30,
  CUARENTA: 40,
  CINCUENTA: 50,
  SESENTA: 60,
  SETENTA: 70,
  OCHENTA: 80,
  NOVENTA: 90,
  CIEN: 100,
  CIENTO: 100,
  DOSCIENTOS: 200,
  TRESCIENTOS: 300,
  CUATROCIENTOS: 400,
  QUINIENTOS: 500,
  SEISCIENTOS: 600,
  SETECIENTOS: 700,
  OCHOCIENTOS: 800,
  NOVECIENTOS: 900,
  CERO: 0,
  Y: 0,
  DE: 0,
}

/** Reads the words back by another way than they were written. */
const centavosIn = (text: string): number => {
  const [, words, cents] = /^(.+) PESOS? (\d\d)\/100 M\.N\.$/.exec(text) ?? []
  let [millions, group] = [0, 0]
  for (const word of words!.split(' ')) {
    if (word === 'MIL') group = (group || 1) * 1000
    else if (word.startsWith('MILL')) [millions, group] = [group * 1_000_000, 0]
    else if (word in WORTH) group += WORTH[word]!
    else throw new Error(`not a number: "${word}"`)
  }
  return (millions + group) * 100 + Number(cents)
}

it('says every amount so that it can be read back', () => {
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 9_999_999 }),
    fc.integer({ min: 0, max: MAX_CENTAVOS }),
    fc.integer({ min: 0, max: 9999 }).map((n) => n * 100_000_000),
  )
  fc.assert(
    fc.property(amount, (centavos) => {
      expect(centavosIn(amountInWords(centavos))).toBe(centavos)
    }),
    { numRuns: 2000 },
  )
})

test.each([-1, 0.5, NaN, MAX_CENTAVOS + 1])('%p is no amount of a receipt', (centavos) => {
  expect(() => amountInWords(centavos)).toThrow(RangeError)
})
