import {
  deliveredState,
  documentDayProblem,
  expiresSoon,
  expiryOf,
  kindIsOff,
  kindProblems,
  readKinds,
} from '@contract/documents/documents.rules'

it('says that a kind is off', () => {
  expect(kindIsOff('ACTA')).toBe('El documento ACTA está apagado: ya no se pide.')
})

it.each([
  [{ nombre: 'Acta' }, []],
  [{}, []],
  [{ vigencia_meses: null }, []],
  [{ nombre: 'Acta', vigencia_meses: 120 }, []],
  [{ nombre: ' ', vigencia_meses: 0 }, ['nombre', 'vigencia_meses']],
  [{ vigencia_meses: 1.5 }, ['vigencia_meses']],
  [{ vigencia_meses: NaN }, ['vigencia_meses']],
  [{ vigencia_meses: 121 }, ['vigencia_meses']],
])('%j: wrong are %j', (form, wrong) => {
  expect(Object.keys(kindProblems(form))).toEqual(wrong)
})

it('is of a day that exists and is not after today', () => {
  expect(documentDayProblem('2026-09-15', '2026-09-15')).toBeNull()
  expect(documentDayProblem('2026-09-16', '2026-09-15')).toBe('La fecha no puede ser posterior a hoy')
  expect(documentDayProblem('2026-02-30', '2026-09-15')).not.toBeNull()
  expect(documentDayProblem('', '2026-09-15')).toBe('Value is required')
})

it.each([
  ['2026-06-15', 3, '2026-09-15', 'ENTREGADO', true],
  ['2026-06-14', 3, '2026-09-14', 'VENCIDO', false],
  ['2026-07-15', 3, '2026-10-15', 'ENTREGADO', true],
  ['2026-07-16', 3, '2026-10-16', 'ENTREGADO', false],
  ['2025-11-30', 3, '2026-02-28', 'VENCIDO', false],
  ['2020-01-01', null, null, 'ENTREGADO', false],
] as const)('of %s for %s months: %s, %s, soon %s', (fecha, months, vence, state, soon) => {
  const today = '2026-09-15'
  expect(expiryOf(fecha, months)).toBe(vence)
  expect(deliveredState(vence, today)).toBe(state)
  expect(expiresSoon(vence, today)).toBe(soon)
})

it.each([
  ['acta; CURP,\n carta de no adeudo ;', [1, 2, 3], []],
  ['ACTA; acta de nacimiento', [1], []],
  ['cart', [], ['cart']],
  ['CARTILLA DE VACUNACION; pasaporte', [4], ['pasaporte']],
  [' ; ', [], []],
])('reads the kinds of %j', (text, ids, unknown) => {
  const names = ['ACTA DE NACIMIENTO', 'CURP', 'CARTA DE NO ADEUDO', 'CARTILLA DE VACUNACIÓN']
  const kinds = names.map((nombre, at) => ({ id: at + 1, nombre }))
  const read = readKinds(text, kinds)
  expect([read.found.map(({ id }) => id), read.unknown]).toEqual([ids, unknown])
})
