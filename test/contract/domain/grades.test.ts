import {
  GRADE_YEARS,
  gradeLabel,
  gradeOrder,
  GRADES,
  gradeYearKey,
  gradeYearLabel,
  gradeYearOfKey,
  gradeYearProblem,
  isGrade,
  nearestPlace,
  placeLabel,
  yearOfPlace,
} from '@contract/domain/grades'
import { nextGradeYear, proposedGradeYear } from '@contract/domain/nextGrade'

const K = (gradoNumero: number | null) => ({ grado: 'PREESCOLAR' as const, gradoNumero })
const P = (gradoNumero: number | null) => ({ grado: 'PRIMARIA' as const, gradoNumero })

test('a year reads as the school says it', () => {
  expect([K(3), P(2), K(null), P(null), { grado: 'PRIMARIA' as const }].map(gradeYearLabel)).toEqual([
    'K3',
    '2° Primaria',
    'Preescolar',
    'Primaria',
    'Primaria',
  ])
})

test.each([
  [P(2), 'B', '2° B Primaria'],
  [P(2), '2° B', '2° B Primaria'],
  [P(2), '2B', '2° B Primaria'],
  [P(2), '2', '2° Primaria'],
  // Another number is a name of its own.
  [P(2), '22', '2° 22 Primaria'],
  [P(2), 'AZUL', '2° AZUL Primaria'],
  [K(3), 'A', 'K3 A'],
  [K(3), 'K3A', 'K3 A'],
  [K(3), 'K3', 'K3'],
  [K(3), null, 'K3'],
  [P(null), '1° A', 'Primaria 1° A'],
  [P(null), null, 'Primaria'],
  [{ grado: null }, 'A', ''],
])('a place is named with its group: %j %s', (year, nombre, label) => {
  expect(placeLabel({ ...year, grupo: nombre === null ? null : { nombre } })).toBe(label)
})

test('a level has its years and no others', () => {
  expect(GRADE_YEARS).toHaveLength(9)
  expect([...GRADE_YEARS, K(null), P(null)].map(gradeYearProblem).filter(Boolean)).toEqual([])
  expect([K(4), K(0), P(7), P(-1), P(1.5)].map(gradeYearProblem)).toEqual([
    ...Array(2).fill('El grado de Preescolar va de 1 a 3'),
    ...Array(3).fill('El grado de Primaria va de 1 a 6'),
  ])
})

test('a year leads to the next, K3 to 1° Primaria, 6° and who has none nowhere', () => {
  expect([K(1), K(3), P(1), P(5), P(6), P(null), K(null)].map(nextGradeYear)).toEqual([
    ...[K(2), P(1), P(2), P(6)],
    ...[null, null, null],
  ])
})

test('a pupil is proposed the year after the last one, a new one what the list of the school said', () => {
  expect(proposedGradeYear(P(2), P(5))).toEqual(P(3))
  expect(proposedGradeYear(null, P(5))).toEqual(P(5))
  expect(proposedGradeYear(undefined, K(2))).toEqual(K(2))
  expect([
    proposedGradeYear(P(6), P(1)),
    proposedGradeYear(null, P(null)),
    proposedGradeYear(null, null),
  ]).toEqual([null, null, null])
})

test('years are put in their order', () => {
  const shuffled = [P(2), P(null), K(3), K(1), K(null), P(1)]
  expect(shuffled.sort((a, b) => gradeOrder(a) - gradeOrder(b))).toEqual([
    ...[K(null), K(1), K(3)],
    ...[P(null), P(1), P(2)],
  ])
})

test('a select carries a year as one text', () => {
  for (const year of [...GRADE_YEARS, K(null), P(null)])
    expect(gradeYearOfKey(gradeYearKey(year))).toEqual(year)
  expect(['', 'SECUNDARIA 1', 'PREESCOLAR 4', 'PRIMARIA x'].map(gradeYearOfKey)).toEqual([
    null,
    null,
    null,
    null,
  ])
})

describe('a pupil without a place in the current cycle', () => {
  const other = { ...P(4), grupo: { nombre: 'B' }, ciclo: '2027-2028' }
  const coming = { grado: null, grupo: null, lugar: { ...other, cuando: 'PROXIMO' as const } }
  const last = { grado: null, grupo: null, lugar: { ...other, cuando: 'ULTIMO' as const } }

  test('is said as coming, or by the last place as without one', () => {
    expect([coming, last].map(placeLabel)).toEqual([
      '2027-2028: 4° B Primaria',
      '4° B Primaria, sin inscripción',
    ])
    expect([coming, last].map(yearOfPlace)).toEqual([
      '2027-2028: 4° Primaria',
      '4° Primaria, sin inscripción',
    ])
    expect(placeLabel({ grado: null, lugar: null })).toBe('')
  })

  test('is listed by that place; a current one is never replaced', () => {
    expect(nearestPlace(last)).toMatchObject({ grado: 'PRIMARIA', grupo: { nombre: 'B' } })
    const here = { ...K(3), grupo: { nombre: 'K3' }, lugar: null }
    expect([nearestPlace(here), placeLabel(here), yearOfPlace(here)]).toEqual([here, 'K3', 'K3'])
  })
})

test('grades are two, in the order of school life', () => {
  expect(GRADES).toEqual(['PREESCOLAR', 'PRIMARIA'])
  expect(GRADES.map(gradeLabel)).toEqual(['Preescolar', 'Primaria'])
  expect(['PRIMARIA', 'primaria', 'SECUNDARIA', '', null, 0].map(isGrade)).toEqual([
    ...[true, false, false, false, false, false],
  ])
})
