import {
  bloodProblem,
  healthProblem,
  holdsHealth,
  keptCare,
  keptHealth,
  keptMedicines,
  medicinesProblem,
  readHealth,
  readMedicines,
} from '@contract/students/health.rules'

const items = (...texts: string[]) => texts.map((descripcion) => ({ descripcion }))

describe('health lists', () => {
  it('are kept uppercase, with Ñ and accents, without empty ones', () => {
    expect(keptHealth(items(' piña ', '', '  ', 'penicilína'))).toEqual(['PIÑA', 'PENICILÍNA'])
  })

  it('hold 50 descriptions of 200 characters and no more', () => {
    expect(healthProblem(items(...Array.from({ length: 50 }, () => 'a'.repeat(200))))).toBeNull()
    expect(healthProblem(items(...Array.from({ length: 51 }, () => 'a')))).toContain('50')
    expect(healthProblem(items('a'.repeat(201)))).toContain('200')
    expect(healthProblem(items(...Array.from({ length: 60 }, () => ' ')))).toBeNull()
  })

  it('count an emoji as one character', () => {
    expect(healthProblem(items('🥜'.repeat(200)))).toBeNull()
  })

  it.each(['\u0000', '\u0007', '\ud800'])('refuse the invisible character %j', (character) => {
    expect(healthProblem(items(`NUEZ${character}`))).toContain('invisibles')
  })

  it('are read from JSON text', () => {
    expect(readHealth('[{"id":1,"descripcion":"NUEZ"},{"descripcion":""}]')).toEqual([
      { id: 1, descripcion: 'NUEZ' },
      { descripcion: '' },
    ])
  })

  it.each(['', 'nuez', '{}', 'null', '["NUEZ"]', '[null]', '[{"descripcion":1}]', '[{}]', '[[]]', '[{'])(
    'are not read from %j',
    (json) => {
      expect(readHealth(json)).toBeNull()
    },
  )
})

const medicine = (nombre: string, dosis = '', horario = '') => ({ nombre, dosis, horario })

describe('medicines', () => {
  it('keep the case of dose and hour, whose units need it, and drop empty rows', () => {
    expect(keptMedicines([medicine(' salbutamol ', '2  mcg', ' 8 h'), medicine(' ')])).toEqual([
      medicine('SALBUTAMOL', '2 mcg', '8 h'),
    ])
  })

  it.each([
    [[medicine('X')], null],
    [[medicine(' ')], null],
    [[medicine('', '2 mg')], 'Escribe el nombre'],
    [Array.from({ length: 20 }, () => medicine('x'.repeat(100))), null],
    [Array.from({ length: 21 }, () => medicine('X')), '20'],
    [[medicine('X', 'a'.repeat(101))], '100'],
    [[medicine('X', '', '\u0007')], 'invisibles'],
    [[medicine('\u200b')], 'invisibles'],
  ])('%j: %s', (medicines, problem) => {
    if (problem === null) expect(medicinesProblem(medicines)).toBeNull()
    else expect(medicinesProblem(medicines)).toContain(problem)
  })

  it('are read from JSON text, without dose or hour too', () => {
    expect(readMedicines('[{"nombre":"X"},{"nombre":"Y","dosis":"1","horario":"8","id":3}]')).toEqual([
      medicine('X'),
      medicine('Y', '1', '8'),
    ])
    for (const json of ['', '{}', '["X"]', '[{"dosis":"1"}]', '[{"nombre":1}]', '[{"nombre":"X","dosis":1}]'])
      expect(readMedicines(json)).toBeNull()
  })
})

test.each(['', ' ', 'A+', 'ab-', 'O −', ' o+ '])('%j is a blood type, or none', (text) => {
  expect(bloodProblem(text)).toBeNull()
})
test.each(['O', 'C+', '+', 'A++', 'ABO+'])('%j is no blood type', (text) => {
  expect(bloodProblem(text)).toContain('AB+')
  expect(bloodProblem(text)).not.toContain(`${text} `)
})

test('care is kept tidied, only what is given, an empty text as nothing', () => {
  expect(keptCare({})).toEqual({})
  expect(
    keptCare({
      tipo_sangre: 'o −',
      servicio_medico: ' IMSS  12 ',
      indicaciones: ' Llamar \r\n\n\n\n al 911 ',
    }),
  ).toEqual({ tipo_sangre: 'O-', servicio_medico: 'IMSS 12', indicaciones: 'Llamar\n\nal 911' })
  expect(keptCare({ tipo_sangre: '', servicio_medico: ' ', indicaciones: '\n' })).toEqual({
    tipo_sangre: null,
    servicio_medico: null,
    indicaciones: null,
  })
})

test('each thing that is kept is something to see', () => {
  const nothing = {
    alergias: [],
    enfermedades: [],
    medicamentos: [],
    tipo_sangre: null,
    servicio_medico: null,
    indicaciones: null,
  }
  expect(holdsHealth(nothing)).toBe(false)
  const each = {
    alergias: [{ descripcion: 'X' }],
    enfermedades: [{ descripcion: 'X' }],
    medicamentos: [medicine('X')],
    tipo_sangre: 'O+' as const,
    servicio_medico: 'X',
    indicaciones: 'X',
  }
  for (const [name, value] of Object.entries(each))
    expect(holdsHealth({ ...nothing, [name]: value })).toBe(true)
})
