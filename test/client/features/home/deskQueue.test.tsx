import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { aCycleRow } from '@test/support/state/rows'

const row = (id: number, padre: string | null, alumno: string | null) => ({
  id,
  padre: padre === null ? null : { id: 50 + id, nombre: padre },
  alumno: alumno === null ? null : { id: 70 + id, nombre: alumno },
  envio: 'laura',
  creado: '2026-11-24T15:00:00.000Z',
})
const espera = [row(1, 'ROSA GARCÍA', null), row(2, null, 'LUZ PEÑA')]
const tablero = {
  ciclo: { id: 1, name: '2026-2027' },
  ciclo_anterior: null,
  caja: { corte_abierto: true, desde: '2026-01-05', movimientos: 3, total: 1500 },
  pendientes: [],
}
const open = (answer: object) =>
  renderScreen('/', {
    permissions: ['CARGOS READ', 'CARGOS UPDATE', 'COLEGIATURAS READ'],
    answers: {
      'GET /tablero': { ok: true, tablero },
      'GET /ciclo/actual': { ok: true, ciclo: aCycleRow() },
      'GET /caja/espera': answer,
    },
  })

test('the cashier reads who waits, opens the visit, and takes a family out of the list', async () => {
  const { user, network } = await open({ ok: true, espera })
  expect(await screen.findByRole('heading', { name: '2 familias esperan' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'ROSA GARCÍA' })).toHaveAttribute('href', '/caja?padre=51')
  expect(screen.getByRole('link', { name: 'LUZ PEÑA' })).toHaveAttribute('href', '/caja?alumno=72')
  network.on('DELETE /caja/espera/1', { ok: true, espera: espera[0] })
  network.on('GET /caja/espera', { ok: true, espera: espera.slice(1) })
  await user.click(screen.getByRole('button', { name: 'Quitar a ROSA GARCÍA de la espera' }))
  expect(await screen.findByRole('heading', { name: '1 familia espera' })).toBeInTheDocument()
  expect(network.count('DELETE /caja/espera/1')).toBe(1)
})

test('nothing is said where no family waits, or the server does not know the list', async () => {
  const { network } = await open(failure(404, 'No existe'))
  await waitFor(() => expect(network.count('GET /caja/espera')).toBe(1))
  expect(screen.queryByText(/espera/)).not.toBeInTheDocument()
})
