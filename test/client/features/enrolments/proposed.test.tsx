import { screen } from '@testing-library/react'
import type { Student } from '@contract/students/students.schemas'
import { renderScreen } from '@test/support/pages/screen'
import { aStudentRow } from '@test/support/state/rows'
import { add, LIST, line, pupils } from './enrol.support'

const at = (id: number, over: Partial<Student>) =>
  aStudentRow(id, { nombre: `ALUMNO 0${id} GARCÍA`, ultimo: null, ...over })
const expected = (grado: 'PREESCOLAR' | 'PRIMARIA', gradoNumero: number | null) => ({
  grado_previsto: { grado, gradoNumero },
})
const last = { ciclo: '2025-2026', grado: 'PRIMARIA', gradoNumero: 4, grupo: null } as const

const PUPILS = [
  at(1, expected('PRIMARIA', 2)),
  at(2, expected('PREESCOLAR', 3)),
  at(3, expected('PRIMARIA', null)),
  at(4, { ...expected('PRIMARIA', 1), ultimo: last }),
  at(5, {}),
]

test('whom an import expects stands in the level, with the year; where one was before counts more', async () => {
  const { user } = await renderScreen('/registro/inscripciones/PRIMARIA', {
    answers: { [LIST]: pupils(PUPILS) },
  })
  await screen.findByText('4 de 5 alumnos')
  for (const text of ['Nuevo: 2° Primaria', 'Nuevo: Primaria', '4° Primaria', 'Nuevo ingreso'])
    expect(screen.getByRole('cell', { name: text })).toBeInTheDocument()
  const years: Record<number, string> = { 1: '2° Primaria', 3: 'Sin grado', 4: '5° Primaria', 5: 'Sin grado' }
  for (const id of [1, 3, 4, 5]) {
    await add(user, id)
    expect(line(id).getByRole('combobox', { name: 'Grado' })).toHaveDisplayValue(years[id]!)
  }
})

test('nobody is hidden for good: everybody can be asked for', async () => {
  const { user } = await renderScreen('/registro/inscripciones/PRIMARIA', {
    answers: { [LIST]: pupils(PUPILS.slice(0, 2)) },
  })
  await screen.findByText('1 de 2 alumnos')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Último grado' }), 'Todos')
  expect(await screen.findByText('2 alumnos')).toBeInTheDocument()
})
