import { isoMonth } from '@contract/domain/dates'
import {
  distinctMonths,
  monthsSince,
  serviceCharge,
  serviceMonthsProblem,
  serviceProblems,
  sinceProblem,
} from '@contract/services/services.rules'

const MONTHS = [
  { anio: 2027, mes: 1 },
  { anio: 2026, mes: 10 },
  { anio: 2026, mes: 12 },
]
const CYCLE = { fecha_inicio: '2026-09-01', fecha_fin: '2027-06-30' }

it('names a month and its charge', () => {
  expect(isoMonth({ anio: 2026, mes: 9 })).toBe('2026-09')
  expect(serviceCharge('TRANSPORTE', { anio: 2026, mes: 10 })).toBe('TRANSPORTE OCTUBRE 2026')
})

it('months from a month on, in order, over the turn of the year', () => {
  expect(monthsSince(MONTHS, '2026-11').map(isoMonth)).toEqual(['2026-12', '2027-01'])
  expect(monthsSince(MONTHS, '2026-10')).toHaveLength(3)
  expect(monthsSince(MONTHS, '2027-02')).toEqual([])
})

it('each month once', () => {
  expect(distinctMonths([...MONTHS, ...MONTHS]).map(isoMonth)).toEqual(['2026-10', '2026-12', '2027-01'])
})

it('`desde` is a month of the service', () => {
  expect(sinceProblem(MONTHS, '2026-12')).toBeNull()
  const span = 'no es un mes de este servicio: va de OCTUBRE 2026 a ENERO 2027'
  expect(sinceProblem(MONTHS, '2026-11')).toBe(`NOVIEMBRE 2026 ${span}`)
  expect(sinceProblem(MONTHS, '2027-02')).toBe(`FEBRERO 2027 ${span}`)
})

it('months are within the cycle, at least one, none twice', () => {
  expect(serviceMonthsProblem(MONTHS, CYCLE)).toBeNull()
  expect(serviceMonthsProblem([], CYCLE)).toBe('Elige al menos un mes')
  expect(serviceMonthsProblem([{ anio: 2026, mes: 8 }], CYCLE)).toBe(
    'AGOSTO 2026 queda fuera del ciclo escolar',
  )
  expect(serviceMonthsProblem([...MONTHS, MONTHS[0]!], CYCLE)).toBe('ENERO 2027 está repetido')
})

it('a service has a name and a price', () => {
  expect(serviceProblems({ nombre: 'Comedor', mensualidad: 700 })).toEqual({})
  expect(Object.keys(serviceProblems({ nombre: ' ', mensualidad: null }))).toEqual(['nombre', 'mensualidad'])
  expect(Object.keys(serviceProblems({ mensualidad: 1.005 }))).toEqual(['mensualidad'])
  expect(serviceProblems({})).toEqual({})
})
