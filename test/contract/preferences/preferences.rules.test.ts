import {
  placeText,
  PREFERENCE_PLACES,
  preferencesProblem,
  refusesAll,
} from '@contract/preferences/preferences.rules'

const [mail] = PREFERENCE_PLACES

test('«no molestar» is all six refused, and nothing less', () => {
  const rows = PREFERENCE_PLACES.map((place) => ({ ...place, permitido: false }))
  expect(refusesAll(rows)).toBe(true)
  expect(refusesAll([{ ...rows[0]!, permitido: true }, ...rows.slice(1)])).toBe(false)
  // Rows that have not come yet refuse nothing.
  expect(refusesAll([])).toBe(false)
})

test('each of the six has a text of its own', () => {
  expect(new Set(PREFERENCE_PLACES.map(placeText)).size).toBe(6)
  expect(placeText({ canal: 'PAPEL', clase: 'RECORDATORIO' })).toBe('Recordatorios de pago en papel')
})

test('a change is either of single means, each once, or of all', () => {
  expect(preferencesProblem({ no_molestar: false })).toBeNull()
  expect(preferencesProblem({ medios: [mail!] })).toBeNull()
  expect(preferencesProblem({})).not.toBeNull()
  expect(preferencesProblem({ no_molestar: true, medios: [mail!] })).not.toBeNull()
  expect(preferencesProblem({ medios: [mail!, mail!] })).toBe('Avisos por correo viene dos veces')
})
