import { WEAK_PASSWORD, EMPTY_CHANGE, FILL_EVERYTHING } from '@contract/domain/messages'
import {
  EMPTY_USER_NAME,
  userChangeProblem,
  userName,
  userNameProblem,
  userProblems,
} from '@contract/users/users.rules'

describe('a new user', () => {
  const good = { name: 'ana', password: 'Ventana#Azul1', roleId: 3 }

  test('may be sent whole', () => expect(userProblems(good)).toEqual({}))

  test.each([
    ['name', '  ', FILL_EVERYTHING],
    ['password', '', FILL_EVERYTHING],
    ['password', 'Contrasena1', WEAK_PASSWORD],
    ['roleId', null, FILL_EVERYTHING],
  ])('a wrong %s (%p) says so beside the field', (campo, value, message) => {
    expect(userProblems({ ...good, [campo]: value })).toEqual({ [campo]: message })
  })
})

describe('a change of a user', () => {
  test('of the name alone or the role alone is enough', () => {
    expect(userChangeProblem({ name: 'ana' })).toBeNull()
    expect(userChangeProblem({ roleId: 2 })).toBeNull()
  })
  test('with a blank name or with nothing is refused', () => {
    expect(userChangeProblem({ name: ' ', roleId: 2 })?.message).toBe(EMPTY_USER_NAME)
    expect(userChangeProblem({})?.message).toBe(EMPTY_CHANGE)
  })
})

test('a name is kept composed and without blanks around, with its case', () => {
  expect(userName('  Mun\u0303oz ')).toBe('Muñoz')
})

test('names that look the same are kept the same', () => {
  for (const like of ['ana  ruiz', ' ana\u00A0ruiz', 'ana\u2003ruiz', '\uFF41na ruiz', 'ana\u3000ruiz'])
    expect(userName(like)).toBe('ana ruiz')
})

test.each(['ana\u200B', 'a\u200Dna', 'ana\uFEFF', 'ana\u2060', 'a\u00ADna', 'ana\u3164'])(
  'a name with something unseen is refused (%j)',
  (name) => {
    expect(userNameProblem(name)).toMatch(/no se ven/)
    expect(userProblems({ name, password: 'Ventana#Azul1', roleId: 1 })).toEqual({
      name: expect.stringMatching(/no se ven/),
    })
    expect(userChangeProblem({ name })?.message).toMatch(/no se ven/)
  },
)

test.each([
  'd\u0131recc\u0131on', // dotless ı
  '\u0430dmin', // Cyrillic а
  '\u0410\u041D\u0410', // АНА, all Cyrillic
  '\u03B1na',
  'an\u00F8',
  'an\u0101',
  'a\u0323na',
])('letters that Spanish does not write are refused (%j)', (name) => {
  expect(userNameProblem(name)).toMatch(/no son del español/)
})

test.each(['Ángela Núñez 2', 'PINGÜINO', 'mun\u0303oz', 'ana.ruiz_2@escuela-mx', 'caja 1'])(
  'letters of Spanish, digits and signs are a name (%j)',
  (name) => expect(userNameProblem(name)).toBeNull(),
)
