import { commonWords, isCommonPassword } from '@contract/domain/commonPassword'

const WORDS = commonWords(['123456', 'qwerty', 'dragon', 'sunshine', 'abc123'])
const NAMES = ['María López', 'Colegio Benito Juárez']

test.each([
  'Password#1',
  'P@ssw0rd#2026',
  'Escuela#2026',
  'Admin#2026',
  '#1Direccion',
  'C0l3gi0!99',
  '$3cretaria1!',
  'Contraseña#1',
  'CONTRASENA#1a'.replace('a', ''),
  'Dragon!2026',
  'Sunsh1ne#22',
  'Abc#123456',
  'MariaLopez#1',
  'ColegioBenitoJuarez#1',
])('%s is among the first that are tried', (password) => {
  expect(isCommonPassword(password, WORDS, NAMES)).toBe(true)
})

test.each([
  'Mesa-Nube-47-Tren',
  'Kuvi-Rado-4827',
  'DragonVerde#1',
  'MiEscuelaEs#1',
  'Lopez#Maria#7',
  'Ab#1234567c',
])('%s is not', (password) => {
  expect(isCommonPassword(password, WORDS, NAMES)).toBe(false)
})

it('takes no word of one or two letters out of a name or the list', () => {
  expect(isCommonPassword('Al#123456', commonWords(['al12']), ['Al'])).toBe(false)
})
