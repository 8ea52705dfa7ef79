import { nameInitials } from '@contract/domain/initials'

test.each([
  ['SOFÍA NÚÑEZ DÍAZ', 'S. N. D.'],
  ['María de los Ángeles de la O y Peña', 'M. Á. O. P.'],
  [' SOFÍA  ÑECO DE LA O ', 'S. Ñ. O.'],
  ['ñandú  ', 'Ñ.'],
  ['', ''],
])('%s: %s', (nombre, initials) => {
  expect(nameInitials(nombre)).toBe(initials)
})
