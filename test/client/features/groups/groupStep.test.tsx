import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { aCycleRow, aParentRow, aStudentDetail, anEnrolment } from '@test/support/state/rows'

const GROUPS = 'GET /grupos/by/ciclo/1'
const MAKE = 'POST /grupos'
const group = { id: 3, nombre: 'B', grado: 'PRIMARIA', gradoNumero: 2, cicloEscolarId: 1, alumnos: [] }

const pupil = aStudentDetail(17, {
  nombre: 'DIEGO HERNÁNDEZ',
  padre: aParentRow(5),
  grado: null,
  grupo: null,
  inscripciones: [anEnrolment],
})

const open = async (options: Parameters<typeof renderScreen>[1] = {}) => {
  const opened = await renderScreen('/nueva-familia?alumno=17', {
    answers: {
      'GET /ciclo/all': { ok: true, ciclos: [aCycleRow()] },
      'GET /alumnos/17': { ok: true, alumno: pupil },
      [GROUPS]: { ok: true, grupos: [] },
      [MAKE]: { ok: true, grupo: group },
    },
    ...options,
  })
  await screen.findByText('Todavía no hay un grupo de su grado.')
  return opened
}

test('without a group of the grade one is registered there, of that grade, and is chosen', async () => {
  const { user, network } = await open()
  await user.click(screen.getByRole('button', { name: 'Registrar grupo' }))
  await screen.findByRole('dialog', { name: 'Registrar grupo' })
  expect(screen.getByRole('combobox', { name: 'Grado' })).toHaveDisplayValue('2° Primaria')
  await user.type(screen.getByRole('textbox', { name: 'Nombre del grupo' }), 'b')
  network.on(GROUPS, { ok: true, grupos: [group] })
  await user.click(screen.getByRole('button', { name: 'Registrar' }))
  const choice = await screen.findByRole('combobox', { name: 'Grupo' })
  await waitFor(() => expect(choice).toHaveValue('3'))
  expect(network.sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { cicloEscolarId: 1, nombre: 'B', grado: 'PRIMARIA', gradoNumero: 2 },
  ])
})
