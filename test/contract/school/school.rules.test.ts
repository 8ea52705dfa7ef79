import { headLines, keptDays, schoolProblems } from '@contract/school/school.rules'
import {
  COMPANY_REGIMES,
  PERSON_REGIMES,
  REGIME_NAMES,
  cctProblem,
  normalizeCct,
  regimeProblem,
} from '@contract/domain/tax'

test('each regime has its name, and suits an RFC of its own kind alone', () => {
  for (const code of [...COMPANY_REGIMES, ...PERSON_REGIMES]) {
    expect(REGIME_NAMES[code]).toBeTruthy()
    expect(regimeProblem(code, '')).toBeNull()
  }
  expect(Object.keys(REGIME_NAMES).sort()).toEqual(
    [...new Set<string>([...COMPANY_REGIMES, ...PERSON_REGIMES])].sort(),
  )
  expect(regimeProblem('603', 'CNH010203AB1')).toBeNull()
  expect(regimeProblem('603', 'PEAA800101AB1')).toMatch(/de empresas/)
  expect(regimeProblem('605', 'CNH010203AB1')).toMatch(/de personas físicas/)
  // Ñ counts as one character.
  expect(regimeProblem('612', 'ÑEAA800101AB1')).toBeNull()
  expect(regimeProblem('61', '')).toMatch(/catálogo/)
})

test.each([
  ['20ppr 0001-b', null],
  ['20PPR0001B', null],
  ['2OPPR0001B', /10 caracteres/],
  ['20PPR00011B', /10 caracteres/],
])('CCT %s', (text, problem) => {
  const said = cctProblem(normalizeCct(text))
  if (problem) expect(said).toMatch(problem)
  else expect(said).toBeNull()
})

test('a change without mistakes has no problems; a missing field is not asked for', () => {
  expect(schoolProblems({})).toEqual({})
  expect(schoolProblems({ rfc: null, codigo_postal: '', telefono: ' ', correo: null })).toEqual({})
  // The stored pair is not judged when neither of both is given.
  expect(schoolProblems({ nombre: 'X' }, { rfc: 'CNH010203AB1', regimen_fiscal: '605' })).toEqual({})
  expect(schoolProblems({ regimen_fiscal: '605' }, { rfc: 'CNH010203AB1' })).toHaveProperty('regimen_fiscal')
  expect(schoolProblems({ rfc: null }, { rfc: 'CNH010203AB1', regimen_fiscal: '605' })).toEqual({})
})

test('days off are in order, each once', () => {
  expect(keptDays(['2027-03-15', '2026-11-16', '2027-03-15'])).toEqual(['2026-11-16', '2027-03-15'])
})

test('the lines below the name say what is known, in one order', () => {
  expect(headLines({})).toEqual([])
  expect(
    headLines({
      direccion: 'Av. Hidalgo 123\nOaxaca',
      telefono: '5512345678',
      correo: 'oficina@heroes.mx',
      razon_social: 'COLEGIO AC',
      rfc: 'CNH010203AB1',
      niveles: [
        { grado: 'PRIMARIA', cct: '20PPR0001B', rvoe: '5/2009' },
        { grado: 'PREESCOLAR', cct: '20PJN0001A', rvoe: null },
      ],
    }),
  ).toEqual([
    'Av. Hidalgo 123',
    'Oaxaca',
    'Tel. 55 1234 5678 · oficina@heroes.mx',
    'COLEGIO AC · RFC CNH010203AB1',
    'Preescolar: CCT 20PJN0001A · Primaria: CCT 20PPR0001B, RVOE 5/2009',
  ])
  expect(headLines({ rfc: 'CNH010203AB1', niveles: [{ grado: 'PRIMARIA' }] })).toEqual(['RFC CNH010203AB1'])
})
