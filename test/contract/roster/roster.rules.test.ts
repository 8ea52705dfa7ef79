import {
  employeeChangeProblems,
  newEmployeeProblems,
  seniorityOn,
  seniorityText,
  type EmployeeForm,
} from '@contract/roster/roster.rules'

const TODAY = '2026-09-15'
const form: EmployeeForm = {
  nombre: 'ANA',
  puesto: 'MAESTRA',
  ingreso: '2021-08-16',
  fechaNacimiento: '1990-01-02',
  telefono: '5512345678',
  direccion: 'X',
  correo: 'ana@escuela.mx',
  rfc: 'X',
  curp: 'X',
  nss: '',
  escolaridad: 'X',
  departamento: 'PRIMARIA',
}

describe('a registration', () => {
  test('whole, it has nothing wrong: numbers that do not add up are no obstacle', () => {
    expect(newEmployeeProblems(form, TODAY)).toEqual({})
  })

  test('entry and NSS may be left out; whatever else is blank is missing', () => {
    expect(newEmployeeProblems({ ...form, ingreso: '', nss: '' }, TODAY)).toEqual({})
    for (const field of Object.keys(form) as (keyof EmployeeForm)[])
      if (field !== 'ingreso' && field !== 'nss')
        expect(newEmployeeProblems({ ...form, [field]: ' ' }, TODAY)).toEqual({
          [field]: 'Value is required',
        })
  })

  test.each([
    [{ ingreso: '2026-02-30' }, { ingreso: 'Escribe una fecha que exista' }],
    [{ ingreso: '1990-01-02' }, { ingreso: 'El ingreso no puede ser anterior al nacimiento' }],
    [{ fechaNacimiento: '2026-09-16' }, { fechaNacimiento: 'La fecha de nacimiento no puede ser futura' }],
    [{ telefono: '123' }, { telefono: 'El teléfono debe tener 10 dígitos' }],
    [{ correo: 'ana' }, { correo: 'El correo debe tener la forma nombre@dominio.mx' }],
  ])('%o is told', (over, problems) => {
    expect(newEmployeeProblems({ ...form, ...over }, TODAY)).toMatchObject(problems)
  })

  test('somebody may be registered before the first day', () => {
    expect(newEmployeeProblems({ ...form, ingreso: '2026-10-01' }, TODAY)).toEqual({})
  })
})

describe('a change', () => {
  test('looks at what it brings, and keeps name, entry and position', () => {
    expect(employeeChangeProblems({}, TODAY)).toEqual({})
    expect(employeeChangeProblems({ telefono: '', correo: '', departamento: '' }, TODAY)).toEqual({})
    expect(employeeChangeProblems({ nombre: '', ingreso: ' ', puesto: '' }, TODAY)).toEqual({
      nombre: 'Value is required',
      ingreso: 'Value is required',
      puesto: 'Value is required',
    })
    expect(employeeChangeProblems({ telefono: '1' }, TODAY)).toEqual({
      telefono: 'El teléfono debe tener 10 dígitos',
    })
  })
})

describe('years of service', () => {
  test.each([
    ['2021-08-16', '2026-09-15', 5, 0],
    ['2021-08-16', '2026-09-16', 5, 1],
    ['2025-09-16', '2026-09-15', 0, 11],
    ['2025-09-15', '2026-09-15', 1, 0],
    ['2026-09-15', '2026-09-15', 0, 0],
    ['2026-01-31', '2026-02-27', 0, 0],
    ['2026-01-31', '2026-02-28', 0, 1],
    ['2024-02-29', '2025-02-28', 1, 0],
    ['1999-12-31', '2000-01-30', 0, 0],
  ])('from %s on %s: %i years and %i months', (from, on, anios, meses) => {
    expect(seniorityOn(from, on)).toEqual({ anios, meses })
  })

  test.each(['', '15/09/2020', '2026-09-16', '2026-02-30'])('none from %p', (from) => {
    expect(seniorityOn(from, TODAY)).toBeNull()
  })

  test.each([
    [0, 0, 'Menos de un mes'],
    [0, 1, '1 mes'],
    [1, 0, '1 año'],
    [2, 1, '2 años y 1 mes'],
    [5, 3, '5 años y 3 meses'],
  ])('%i and %i: %s', (anios, meses, text) => {
    expect(seniorityText({ anios, meses })).toBe(text)
  })
})
