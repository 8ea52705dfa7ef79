import { lastFilterOf, SUGGESTED } from '@client/features/enrolments/components/LastFilters'
import type { Grade, GradeYear } from '@contract/domain/grades'
import { aStudentRow } from '@test/support/state/rows'

const suggestedIn = (grade: Grade, ultimo: GradeYear | null): boolean =>
  lastFilterOf(grade, SUGGESTED).keep(
    aStudentRow(1, {
      ultimo: ultimo && { ciclo: { id: 1, name: '2025-2026' }, grupo: null, ...ultimo },
    } as never),
  )

test.each([
  ['a year of the level', 'PRIMARIA', { grado: 'PRIMARIA', gradoNumero: 5 }, true],
  ['the last year before the level', 'PRIMARIA', { grado: 'PREESCOLAR', gradoNumero: 3 }, true],
  [
    'who may repeat the last year of the other level',
    'PREESCOLAR',
    { grado: 'PREESCOLAR', gradoNumero: 3 },
    true,
  ],
  ['who finished school', 'PRIMARIA', { grado: 'PRIMARIA', gradoNumero: 6 }, false],
  ['a year of the other level', 'PREESCOLAR', { grado: 'PRIMARIA', gradoNumero: 1 }, false],
  ['no year that is known', 'PRIMARIA', { grado: 'PREESCOLAR', gradoNumero: null }, true],
  ['who was nowhere yet', 'PRIMARIA', null, true],
] as const)('who goes on in a level: %s', (_, grade, last, goesOn) => {
  expect(suggestedIn(grade, last)).toBe(goesOn)
})
