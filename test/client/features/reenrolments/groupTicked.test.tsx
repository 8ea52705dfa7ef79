import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { next, planRow, running } from './reenrolments.support'

const aRow = (id: number, year: number) =>
  planRow(id, {
    de: { grado: 'PRIMARIA', gradoNumero: year, grupo: null },
    a: { grado: 'PRIMARIA', gradoNumero: year + 1 },
  })
const aGroup = (id: number, year: number, nombre: string) => ({
  id,
  nombre,
  grado: 'PRIMARIA',
  gradoNumero: year,
  cicloEscolarId: 2,
  alumnos: [],
})

const open = (grupos: object[]) =>
  renderScreen('/reinscripciones?grado=todos', {
    answers: {
      'GET /ciclo/all': { ok: true, ciclos: [next, running] },
      'GET /grupos/by/ciclo/2': { ok: true, grupos },
      'POST /reinscripciones/plan': { ok: true, plan: [aRow(1, 2), aRow(2, 2), aRow(3, 2), aRow(4, 3)] },
      'POST /reinscripciones': { ok: true, inscripciones: [], omitidos: [] },
    },
  })

test('one group for the ticked of its year at once; the others keep theirs, and the press sends it', async () => {
  const { user, network } = await open([aGroup(9, 3, '3° A'), aGroup(10, 3, '3° B'), aGroup(11, 5, '5° A')])
  await user.click(await screen.findByRole('checkbox', { name: 'Reinscribir a ALUMNO 2' }))
  await user.click(screen.getByRole('button', { name: 'Agrupar' }))
  const dialog = within(await screen.findByRole('dialog', { name: '¿A qué grupo van los 3 marcados?' }))
  const group = dialog.getByLabelText(/^Grupo/)
  expect(
    within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...['Selecciona un grupo', '3° A Primaria (0 alumnos)', '3° B Primaria (0 alumnos)', 'Sin grupo'],
  ])
  await user.click(dialog.getByRole('button', { name: 'Agrupar' }))
  expect(group).toHaveAccessibleDescription('Selecciona un grupo')
  await user.selectOptions(group, '10')
  expect(dialog.getByRole('status')).toHaveTextContent('Cambian 2 de 3 alumnos; los demás son de otro grado.')
  await user.click(dialog.getByRole('button', { name: 'Agrupar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('combobox', { name: 'Grupo de ALUMNO 1' })).toHaveDisplayValue('3° B')
  expect(screen.getByRole('combobox', { name: 'Grupo de ALUMNO 2' })).toHaveDisplayValue('Sin grupo')
  await user.click(screen.getByRole('button', { name: 'Reinscribir a 3 alumnos' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Reinscribir' }))
  await waitFor(() => expect(network.count('POST /reinscripciones')).toBe(1))
  const call = network.sent.find(({ path }) => path === '/reinscripciones')
  expect(call?.body).toMatchObject({
    alumnos: [
      { id: 1, idGrupo: 10 },
      { id: 3, idGrupo: 10 },
      { id: 4, idGrupo: null },
    ],
  })
})

test('without a group in the next cycle, or without a tick, there is nothing to group', async () => {
  const { unmount } = await open([])
  await screen.findByRole('button', { name: 'Marcar todos' })
  expect(screen.queryByRole('button', { name: 'Agrupar' })).not.toBeInTheDocument()
  unmount()
  const { user } = await open([aGroup(9, 3, '3° A')])
  await user.click(await screen.findByRole('button', { name: 'Quitar marcas' }))
  expect(screen.getByRole('button', { name: 'Agrupar' })).toBeDisabled()
})
