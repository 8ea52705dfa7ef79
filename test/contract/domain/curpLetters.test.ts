import { curpLetters } from '@contract/domain/curpLetters'

/** The first block are the examples of the Instructivo Normativo para la Asignación de la CURP. */
test.each([
  ['CONCEPCIÓN', 'SALGADO', 'BRISEÑO', 'SABC'],
  ['ALBERTO', 'ÑANDO', 'RODRÍGUEZ', 'XARA'],
  ['MARÍA LUISA', 'PÉREZ', 'HERNÁNDEZ', 'PEHL'],
  ['LUIS ENRIQUE', 'ROMERO', 'PALAZUELOS', 'ROPL'],
  ['ROCÍO', 'RIVA PALACIO', 'CRUZ', 'RICR'],
  ['CARLOS', 'MC GREGOR', 'LÓPEZ', 'GELC'],

  ['MARÍA', 'GARCÍA', 'LÓPEZ', 'GALM'],
  ['MA. ELENA', 'GARCÍA', 'LÓPEZ', 'GALE'],
  ['J. GUADALUPE', 'GARCÍA', 'LÓPEZ', 'GALG'],
  ['JOSÉ MARÍA', 'GARCÍA', 'LÓPEZ', 'GALM'],
  ['JOSÉ DE JESÚS', 'GARCÍA', 'LÓPEZ', 'GALJ'],
  ['MARÍA DE LOS ÁNGELES', 'DE LA FUENTE', 'DEL RÍO', 'FURA'],
  ['MARIANA SOFÍA', 'GARCÍA', 'LÓPEZ', 'GALM'],
  ['JOSEFINA ANA', 'GARCÍA', 'LÓPEZ', 'GALJ'],
  ['ANA', 'DELGADO', 'LARA', 'DELA'],
  ['ANA', 'PONCE DE LEÓN', 'Y CRUZ', 'POCA'],
  ['ÑICO', 'GARCÍA', 'ÑÁÑEZ', 'GAXX'],
  ['N\u0303ico', 'garci\u0301a', 'lo\u0301pez', 'GALX'],
  ['ANA', 'GÜEMES', 'ÁVILA', 'GUAA'],
  ['ANA', 'ICH', 'PECH', 'IXPA'],
  ['ANA', 'ÁVILA', 'LÓPEZ', 'AILA'],
  ['ANA', 'GARCÍA', '', 'GAXA'],
  ['ANA', '', 'LÓPEZ', 'LOXA'],
  ['ANA', 'DE LE', 'LA', 'LELA'],
])('%s %s %s: %s', (nombres, paterno, materno, expected) => {
  expect(curpLetters({ nombres, paterno, materno })).toBe(expected)
})

it('gives none without a given name or without a surname', () => {
  expect(curpLetters({ nombres: ' ', paterno: 'GARCÍA', materno: 'LÓPEZ' })).toBeNull()
  expect(curpLetters({ nombres: 'ANA', paterno: '', materno: ' ' })).toBeNull()
})
