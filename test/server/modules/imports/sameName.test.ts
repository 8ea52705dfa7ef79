import { saysSameName } from '@server/modules/imports/samePupils'

const ANA = { nombre: 'ANA PEÑA LÓPEZ', nombres: 'ANA', paterno: 'PEÑA', materno: 'LÓPEZ' }

// What would be lost: a row with one part of the name alone would change whichever pupil has its key.
it.each([
  [{}, true],
  [{ nombre_completo: 'ANA PEÑA LÓPEZ' }, true],
  [{ nombre_completo: 'RAÚL RÍOS SOTO' }, false],
  [{ nombres: 'ANA' }, true],
  [{ nombres: 'RAÚL' }, false],
  [{ paterno: 'PEÑA' }, true],
  [{ paterno: 'BUSTAMANTE' }, false],
  [{ materno: 'LÓPEZ' }, true],
  [{ materno: 'BUSTAMANTE' }, false],
  [{ apellidos: 'PEÑA LÓPEZ' }, true],
  [{ apellidos: 'BUSTAMANTE RÍOS' }, false],
])('%j says the name of ANA PEÑA LÓPEZ: %s', (texts, same) => {
  expect(saysSameName(texts, ANA)).toBe(same)
})
