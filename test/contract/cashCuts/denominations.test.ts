import {
  countedTotal,
  countProblem,
  denominationKey,
  denominationLabel,
  DENOMINATIONS,
  MAX_PIECES,
  type Counted,
} from '@contract/cashCuts/denominations'

const note = (denominacion: number, cantidad: number): Counted => ({
  tipo: 'BILLETE',
  denominacion,
  cantidad,
})
const coin = (denominacion: number, cantidad: number): Counted => ({
  tipo: 'MONEDA',
  denominacion,
  cantidad,
})

test('six notes and six coins; 20 pesos are both', () => {
  expect(DENOMINATIONS.map(denominationKey)).toEqual([
    ...[1000, 500, 200, 100, 50, 20].map((value) => `BILLETE ${value}`),
    ...[20, 10, 5, 2, 1, 0.5].map((value) => `MONEDA ${value}`),
  ])
})

test.each([
  [1000, '$1,000'],
  [20, '$20'],
  [0.5, '50 ¢'],
])('%d is called %s', (denominacion, label) => expect(denominationLabel({ denominacion })).toBe(label))

test.each<[Counted[], number]>([
  [[], 0],
  [[note(500, 3), coin(0.5, 3)], 1501.5],
  [[note(20, 1), coin(20, 1)], 40],
  [DENOMINATIONS.map((each) => ({ ...each, cantidad: 7 })), 13_359.5],
])('a count of %j is %d pesos', (conteo, pesos) => expect(countedTotal(conteo)).toBe(pesos))

test.each<[string, Counted[], string | null]>([
  ['nothing', [], null],
  ['both 20s', [note(20, 1), coin(20, 1)], null],
  ['no pieces', [note(500, 0)], null],
  ['a note that does not exist', [note(25, 1)], 'No hay billete 25'],
  ['a coin for a note', [coin(1000, 1)], 'No hay moneda 1000'],
  ['one twice', [note(500, 1), note(500, 2)], 'BILLETE 500 está dos veces en el conteo'],
  ['half a note', [note(500, 1.5)], 'Escribe cuántas piezas hay de $500'],
  ['fewer than none', [note(500, -1)], 'Escribe cuántas piezas hay de $500'],
  ['too many', [coin(0.5, MAX_PIECES + 1)], 'Escribe cuántas piezas hay de 50 ¢'],
])('%s', (_name, conteo, problem) => expect(countProblem(conteo)).toBe(problem))
