import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { chooseMore } from '@test/support/pages/rowMenu'
import { aCycleRow } from '@test/support/state/rows'
import { ALL, sentTo, UPDATE } from './cycles.support'

const OLD = aCycleRow({
  id: 9,
  name: '2024-2025',
  fecha_inicio: '2024-09-01',
  fecha_fin: '2025-06-30',
  vigencia: 'TERMINADO',
  inscritos: { PREESCOLAR: 30, PRIMARIA: 170 },
})
const ciclos = [aCycleRow(), OLD]
const openList = async (more: Parameters<typeof renderScreen>[1] = {}) => {
  const opened = await renderScreen('/historial/ciclos-escolares', {
    ...more,
    answers: { [ALL]: { ok: true, ciclos }, [UPDATE]: { ok: true, ciclo: aCycleRow() } },
  })
  await screen.findByText('2 ciclos')
  return opened
}
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

test('each cycle with its dates, state, pupils and prices, the newest first', async () => {
  await openList()
  expect(names()).toEqual(['2026-2027', '2024-2025'])
  const line = screen.getByRole('row', { name: /2024-2025/ })
  for (const text of [
    '01/09/2024',
    '30/06/2025',
    'Terminado',
    '$1,850.00',
    '$2,350.00',
    '$2,600.00',
    '$900.00',
  ])
    expect(line).toHaveTextContent(text)
  expect(row('2024-2025').getByRole('cell', { name: '200' })).toBeInTheDocument()
})

test('the search finds by name and by date', async () => {
  const { user } = await openList()
  const box = screen.getByRole('searchbox', { name: 'Buscar ciclos' })
  await user.type(box, '2024')
  await waitFor(() => expect(names()).toEqual(['2024-2025']))
  await user.clear(box)
  await user.type(box, '30/06/2027')
  await waitFor(() => expect(names()).toEqual(['2026-2027']))
})

test('a cycle of the list is edited in its dialog; the row follows', async () => {
  const { user, network } = await openList()
  await chooseMore(user, row('2026-2027'), 'Editar')
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar el ciclo 2026-2027' }))
  network.on(ALL, { ok: true, ciclos: [aCycleRow({ name: 'CICLO NUEVO' }), OLD] })
  const name = dialog.getByLabelText('Nombre')
  await user.clear(name)
  await user.type(name, 'ciclo nuevo{Enter}')
  await waitFor(() => expect(names()).toEqual(['CICLO NUEVO', '2024-2025']))
  expect(sentTo(network, UPDATE)).toEqual([expect.objectContaining({ nombre: 'ciclo nuevo' })])
})

test('who may only see cycles can neither edit nor register one', async () => {
  await openList({ permissions: ['CICLO ESCOLAR READ'] })
  expect(screen.queryByRole('button', { name: /^Más acciones/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Registrar ciclo escolar' })).not.toBeInTheDocument()
})

test('no cycle yet: what it is for, and the button that starts it', async () => {
  await renderScreen('/historial/ciclos-escolares', { answers: { [ALL]: { ok: true, ciclos: [] } } })
  await screen.findByText('Todavía no hay ciclos escolares')
  for (const link of screen.getAllByRole('link', { name: 'Registrar ciclo escolar' }))
    expect(link).toHaveAttribute('href', '/registro/ciclo-escolar')
})
