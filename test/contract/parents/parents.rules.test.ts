import { REQUIRED } from '@contract/domain/campos'
import { emailProblem } from '@contract/domain/email'
import { WEAK_PASSWORD } from '@contract/domain/messages'
import { appUserProblems, EMPTY_APP_USER, parentProblems, parentsLike } from '@contract/parents/parents.rules'

describe('a parent', () => {
  test('needs a name and a phone of ten digits; the e-mail may be left out', () => {
    expect(parentProblems({ nombre: 'JOSÉ', telefono: '(55) 1234-5678' })).toEqual({})
    expect(parentProblems({ nombre: 'JOSÉ', telefono: '55 1234 5678', correo: '' })).toEqual({})
    expect(parentProblems({ nombre: ' ', telefono: '', correo: null })).toEqual({
      nombre: REQUIRED,
      telefono: REQUIRED,
    })
    expect(parentProblems({ telefono: '1234' })).toEqual({ telefono: 'El teléfono debe tener 10 dígitos' })
    expect(Object.keys(parentProblems({ correo: 'sin arroba' }))).toEqual(['correo'])
  })
  test('in a change only what is given is looked at', () => expect(parentProblems({})).toEqual({}))
})

describe('an e-mail', () => {
  test.each(['', '  ', 'ana@escuela.mx', ' Ana.Núñez+1@correo.escuela.edu.mx ', 'niño@correo.mx'])(
    '%p passes',
    (text) => expect(emailProblem(text)).toBeNull(),
  )
  test.each(['ana', 'ana@', '@escuela.mx', 'ana@escuela', 'a na@escuela.mx', 'a@b@c.mx', 'ana@escuela..mx'])(
    '%p does not',
    (text) => expect(emailProblem(text)).toContain('nombre@dominio.mx'),
  )
  test('longer than mail servers take does not pass', () => {
    expect(emailProblem(`${'a'.repeat(250)}@b.mx`)).not.toBeNull()
  })
})

test('an app user needs a name and a password of the rule', () => {
  expect(appUserProblems({ username: 'familia', password: 'Ventana#Azul1' })).toEqual({})
  expect(appUserProblems({ username: ' ', password: '' })).toEqual({
    username: EMPTY_APP_USER,
    password: EMPTY_APP_USER,
  })
  expect(appUserProblems({ username: 'familia', password: 'corta' })).toEqual({ password: WEAK_PASSWORD })
})

describe('parents alike', () => {
  const parents = [
    { id: 1, telefono: '5512345678', correo: 'Ana@Escuela.mx' },
    { id: 2, telefono: '7221234567', correo: null },
  ]
  const ids = (form: { telefono?: string; correo?: string }, except?: number) =>
    parentsLike(parents, form, except).map(({ id }) => id)

  test('have the same phone, however it is typed, or the same e-mail in any case', () => {
    expect(ids({ telefono: '+52 55 1234 5678' })).toEqual([1])
    expect(ids({ correo: ' ana@escuela.MX' })).toEqual([1])
    expect(ids({ telefono: '722 123 4567', correo: 'ana@escuela.mx' })).toEqual([1, 2])
  })
  test('are not looked for while nothing whole is typed, nor is the parent itself alike', () => {
    expect(ids({ telefono: '55', correo: '' })).toEqual([])
    expect(ids({ telefono: '5512345678' }, 1)).toEqual([])
  })
})
