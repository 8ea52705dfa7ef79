import {
  curpDoubt,
  curpWritingProblem,
  nextControlNumber,
  studentProblems,
} from '@contract/students/students.rules'

const TODAY = '2026-09-15'
// Valid, and the same pupil with the digit of somebody born in 1919.
const CURP = 'RALS190315MJCMPFA6'
const BORN = '2019-03-15'
const CURP_OF_1919 = 'RALS190315MJCMPF06'

const student = (over: Record<string, string | boolean> = {}) => ({
  nombres: 'SOFÍA',
  paterno: 'RAMÍREZ',
  materno: 'LÓPEZ',
  curp: CURP,
  numero_control: 'A0001',
  fecha_nacimiento: BORN,
  ...over,
})

describe('studentProblems', () => {
  it('lets a whole pupil pass', () => {
    expect(studentProblems(student(), TODAY)).toEqual({})
  })

  it('asks for each of the six fields', () => {
    const empty = Object.fromEntries(Object.keys(student()).map((campo) => [campo, '']))
    expect(studentProblems(empty, TODAY)).toEqual(
      Object.fromEntries(Object.keys(empty).map((campo) => [campo, 'Value is required'])),
    )
  })

  it('looks only at the fields that are there', () => {
    expect(studentProblems({}, TODAY)).toEqual({})
    expect(studentProblems({ materno: ' ' }, TODAY)).toEqual({ materno: 'Value is required' })
  })

  it('gives the reason for a CURP that does not add up', () => {
    expect(studentProblems(student({ curp: 'RALS190315MJCMPFA7' }), TODAY)['curp']).toContain('debería ser 6')
    expect(studentProblems(student({ curp: CURP_OF_1919 }), TODAY)['curp']).toBe(
      'La CURP indica el 15/03/1919 y la fecha de nacimiento es 15/03/2019',
    )
  })

  it('takes such a CURP when staff confirm it, and never one that is not 18 characters of a CURP', () => {
    expect(studentProblems(student({ curp: CURP_OF_1919, curp_confirmada: true }), TODAY)).toEqual({})
    for (const curp of ['RALS190315MJCMPFA', `${CURP}1`, 'RALS190315MJCMPFÁ6', 'RALS190315MJCMPF-6'])
      expect(studentProblems(student({ curp, curp_confirmada: true }), TODAY)).toHaveProperty('curp')
  })

  it.each([
    ['2026-09-16', 'La fecha de nacimiento no puede ser futura'],
    ['1905-09-14', 'La fecha de nacimiento daría más de 120 años; revísala'],
    ['2019-02-30', 'Escribe una fecha que exista'],
    ['15/03/2019', 'Escribe una fecha que exista'],
  ])('refuses being born on %s', (fecha_nacimiento, problem) => {
    expect(studentProblems({ fecha_nacimiento }, TODAY)).toEqual({ fecha_nacimiento: problem })
  })

  it.each(['2026-09-15', '1905-09-16'])('takes being born on %s', (fecha_nacimiento) => {
    expect(studentProblems({ fecha_nacimiento }, TODAY)).toEqual({})
  })
})

describe('a CURP as it is typed', () => {
  it('may have blanks and small letters', () => {
    expect(curpDoubt(' rals190315 mjcmpfa6 ', BORN)).toBeNull()
    expect(curpWritingProblem('rals190315 mjcmpfa6')).toBeNull()
  })

  it('is not compared with a date that is none', () => {
    expect(curpDoubt(CURP, '')).toBeNull()
  })

  it('takes Ñ', () => {
    expect(curpWritingProblem('ÑALS190315MJCMPFA6')).toBeNull()
  })
})

test.each([
  [[], '20260001'],
  [['A0419', 'A0420', 'A0007'], 'A0421'],
  [['9', '10'], '11'],
  [['B-0099', 'B-0100'], 'B-0101'],
  [['2026-099'], '2026-100'],
  [['999'], '1000'],
  [['X90071992547409919'], 'X90071992547409920'],
])('after %j comes %s', (known, next) => {
  expect(nextControlNumber(known, '2026-09-15')).toBe(next)
})
