import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { aStudentRow } from '@test/support/state/rows'

const TOTAL = 2_023
const CALL = 'GET /alumnos/historial'
const pupils = Array.from({ length: 30 }, (_, at) =>
  aStudentRow(at + 1, { nombre: `ALUMNO ${String(at + 1).padStart(2, '0')} GARCÍA` }),
)
const part = (query: string, from: number, to: number, total: number) => ({
  [`${CALL}?${query}`]: { ok: true, alumnos: pupils.slice(from, to), total },
})
const GARCIA_OF_FILE = 'pagina=1&por_pagina=500&q=garcia'
const ENROLLED = aStudentRow(30, {
  nombre: 'ALUMNO 30 GARCÍA',
  grado: 'PRIMARIA',
  grupo: { id: 1, nombre: '2A' },
})

/** A charge of pupils who are no longer enrolled: years of them are never sent whole. */
const open = async () => {
  const opened = await renderScreen('/registro/cargo', {
    answers: {
      'GET /alumnos/actualmente/inscritos': { ok: true, alumnos: [ENROLLED] },
      [`${CALL}?maximo=2000`]: { ok: true, alumnos: [], total: TOTAL },
      ...part('pagina=1&por_pagina=10', 0, 10, TOTAL),
      ...part('pagina=2&por_pagina=10', 10, 20, TOTAL),
      ...part('pagina=1&por_pagina=10&q=garcia', 0, 10, 25),
      ...part(GARCIA_OF_FILE, 0, 25, 25),
    },
  })
  await screen.findByText('1 alumno')
  await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Quiénes' }), 'TODOS')
  await screen.findByText('2,023 alumnos')
  return opened
}
const shown = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const chosen = () =>
  within(screen.getByRole('list', { name: 'Se les cobrará' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.slice(0, 16))

test('everybody of many years is paged and searched by the server; all that match are added, not one page', async () => {
  const { user, network } = await open()
  await waitFor(() => expect(shown()).toHaveLength(10))
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  await waitFor(() => expect(shown()[0]).toBe('ALUMNO 11 GARCÍA'))
  await user.click(screen.getAllByRole('button', { name: 'Agregar' })[0]!)
  await user.type(screen.getByRole('searchbox', { name: /^Buscar por nombre/ }), 'garcia')
  await screen.findByText('25 de 2,023 alumnos')
  // One of them is chosen on a page that is not here: how many are missing is not known yet.
  // Twice, as in a hurry: the rows arrive after the second press.
  await user.dblClick(screen.getByRole('button', { name: 'Agregar a todos' }))
  await waitFor(() => expect(chosen()).toHaveLength(25))
  expect(new Set(chosen()).size).toBe(25)
  expect(network.count(CALL)).toBe(0)
})

test('a class is found among the enrolled, and parts that do not come are said', async () => {
  const { user, network } = await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Grado y grupo' }), 'Primaria 2A')
  await screen.findByText('1 de 2,023 alumnos')
  expect(shown()).toEqual(['ALUMNO 30 GARCÍA'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Grado y grupo' }), '')
  await user.type(screen.getByRole('searchbox', { name: /^Buscar por nombre/ }), 'garcia')
  network.on(`${CALL}?${GARCIA_OF_FILE}`, failure(500, 'Ocurrió un error'))
  await user.click(await screen.findByRole('button', { name: 'Agregar a los 25' }))
  await screen.findByText('No se pudo agregar a todos.')
  expect(screen.queryByRole('list', { name: 'Se les cobrará' })).not.toBeInTheDocument()
})
