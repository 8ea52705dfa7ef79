import {
  accumulatedPercent,
  earlySaving,
  pricesFor,
  siblingPercent,
  type Accumulation,
} from '@contract/cycles/terms.rules'

const CYCLE = {
  costo_inscripcion: 1850,
  costo_material: 600,
  mensualidad_preescolar: 2350,
  mensualidad_primaria: 2600,
  precios: [
    { grado: 'PRIMARIA' as const, gradoNumero: null, mensualidad: 2700 },
    { grado: 'PRIMARIA' as const, gradoNumero: 6, costo_material: 0, costo_inscripcion: 2000 },
    { grado: 'PREESCOLAR' as const, gradoNumero: 1, mensualidad: 0 },
  ],
}

it.each([
  ['K1', { grado: 'PREESCOLAR' as const, gradoNumero: 1 }, [1850, 600, 0]],
  ['K2', { grado: 'PREESCOLAR' as const, gradoNumero: 2 }, [1850, 600, 2350]],
  ['1°', { grado: 'PRIMARIA' as const, gradoNumero: 1 }, [1850, 600, 2700]],
  ['6°', { grado: 'PRIMARIA' as const, gradoNumero: 6 }, [2000, 0, 2700]],
  ['a pupil of Primaria without a year', { grado: 'PRIMARIA' as const }, [1850, 600, 2700]],
  [
    'a pupil of Preescolar without a year',
    { grado: 'PREESCOLAR' as const, gradoNumero: null },
    [1850, 600, 2350],
  ],
])('takes each price of %s from its row, else the level’s, else the cycle’s', (_, place, expected) => {
  const { costo_inscripcion, costo_material, mensualidad } = pricesFor(CYCLE, place)
  expect([costo_inscripcion, costo_material, mensualidad]).toEqual(expected)
})

it('knows a cycle without rows', () => {
  const { precios: _none, ...plain } = CYCLE
  expect(pricesFor(plain, { grado: 'PRIMARIA', gradoNumero: 6 }).mensualidad).toBe(2600)
})

it.each<[Accumulation, number[], number]>([
  ['MAYOR', [], 0],
  ['MAYOR', [10, 25], 25],
  ['SUMA', [10, 25], 35],
  ['SUMA', [60, 50], 100],
  ['SUCESIVA', [10, 25], 32.5],
  ['SUCESIVA', [5, 5], 9.75],
  ['SUCESIVA', [33, 7], 37.69],
  ['SUCESIVA', [100, 50], 100],
  ['SUCESIVA', [33.33, 12.5], 41.66],
  ['SUCESIVA', [12.5, 33.33], 41.66],
  ['SUMA', [0.1, 0.2], 0.3],
  ['SUMA', [66.67, 33.34], 100],
])('%s of %j is %d %%', (acumulacion, percents, expected) => {
  expect(accumulatedPercent(percents, acumulacion)).toBe(expected)
})

it.each([
  [1, 0],
  [2, 10],
  [3, 0],
  [4, 30],
  [9, 30],
])('gives the child in place %d %d %% by rows for the second and the fourth', (lugar, expected) => {
  const rows = [
    { lugar: 4, porcentaje: 30 },
    { lugar: 2, porcentaje: 10 },
  ]
  expect(siblingPercent(rows, lugar)).toBe(expected)
})

it('takes pronto pago off a month, and nothing where nothing would be left to pay', () => {
  expect(earlySaving(235_000, { tipo: 'PORCENTAJE', valor: 5 })).toBe(11_750)
  expect(earlySaving(235_000, { tipo: 'FIJO', valor: 100.5 })).toBe(10_050)
  expect(earlySaving(10_001, { tipo: 'FIJO', valor: 100 })).toBe(10_000)
  expect(earlySaving(10_000, { tipo: 'FIJO', valor: 100 })).toBe(0)
  expect(earlySaving(5_000, { tipo: 'PORCENTAJE', valor: 100 })).toBe(0)
})
