import { screen, within } from '@testing-library/react'
import type { Scholarship } from '@contract/scholarships/scholarships.schemas'
import type { Student } from '@contract/students/students.schemas'
import { aCycleRow, aStudentRow } from '@test/support/state/rows'

export const ELIGIBLE = 'GET /alumnos/to/beca/PREESCOLAR'
export const CREATE = 'POST /becas'
export const ONE = 'GET /becas/by/id/7'
export const ADD = 'PATCH /becas/add/alumnos'
export const LIST = 'GET /becas/by/ciclo/1'
export const HOLDERS = 'GET /alumnos/with/beca/1'

const MONTHS = [9, 10, 11, 12, 1, 2, 3, 4, 5, 6]

/** Ten months; PREESCOLAR pays 2,350 in each. */
export const tenMonths = (over: Parameters<typeof aCycleRow>[0] = {}) =>
  aCycleRow({
    meses: MONTHS.map((mes) => ({ anio: mes > 8 ? 2026 : 2027, mes, parcialidad: 1 })),
    inscritos: { PREESCOLAR: 30, PRIMARIA: 30 },
    ...over,
  })
export const currentCycle = (over: Parameters<typeof aCycleRow>[0] = {}) => ({
  'GET /ciclo/actual': { ok: true, ciclo: tenMonths(over) },
})

export const inPreschool = (id: number, over: Partial<Student> = {}) =>
  aStudentRow(id, { grado: 'PREESCOLAR', ...over })

export const aBeca = (id: number, over: Partial<Scholarship> = {}): Scholarship => ({
  id,
  nombre: `EXCELENCIA ${id}`,
  grado: 'PREESCOLAR',
  porcentaje: 15,
  id_ciclo: 1,
  becasAlumnos: [],
  ...over,
})

/** Pupils as a beca lists them. */
export const holdersOf = (...ids: number[]): Scholarship['becasAlumnos'] =>
  ids.map((id) => ({
    alumno: {
      id,
      nombre: `ALUMNO ${id}`,
      numero_control: `A${id}`,
      grado: 'PREESCOLAR',
      gradoNumero: 2,
      grupo: { id: 1, nombre: 'B' },
    },
  }))

/** A month of a pupil as the statement sends it; only the fields that the effect reads matter. */
export const months = (count: number, paid: number, lista = 2350) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, lista, monto: lista, pagado: index < paid }))

/** Presses "Agregar" in the pupil's row. */
export const pick = async (user: { click: (element: Element) => Promise<void> }, name: string) => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr')!
  await user.click(within(row).getByRole('button', { name: 'Agregar' }))
}
