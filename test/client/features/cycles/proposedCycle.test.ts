import { proposedCycle } from '@client/features/cycles/nextCycle'
import { cycleBody, cycleFormProblems, monthsOf } from '@client/features/cycles/cycle.values'

test.each([
  ['2026-07-01', '2026-2027', '2026-08-31', '2027-07-15'],
  ['2026-11-17', '2026-2027', '2026-08-31', '2027-07-15'],
  ['2027-06-30', '2026-2027', '2026-08-31', '2027-07-15'],
  ['2027-09-01', '2027-2028', '2027-08-30', '2028-07-15'],
])('on %s a school begins with the cycle %s', (day, nombre, fecha_inicio, fecha_fin) => {
  expect(proposedCycle(day)).toMatchObject({ nombre, fecha_inicio, fecha_fin })
})

test('only its prices are missing, and it charges from September to June', () => {
  const values = proposedCycle('2026-11-17')
  expect(Object.keys(cycleFormProblems(values)).sort()).toEqual([
    'costo_inscripcion',
    'costo_material',
    'mensualidad_preescolar',
    'mensualidad_primaria',
  ])
  expect(monthsOf(values).map(({ anio, mes }) => `${anio}-${mes}`)).toEqual([
    ...['2026-9', '2026-10', '2026-11', '2026-12'],
    ...['2027-1', '2027-2', '2027-3', '2027-4', '2027-5', '2027-6'],
  ])
  expect(cycleBody(values).meses).toHaveLength(10)
})
