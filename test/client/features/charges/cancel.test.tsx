import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { chooseMore, moreActions } from '@test/support/pages/rowMenu'
import { failure, type FakeNetwork } from '@test/support/state/fakeNetwork'
import {
  alert,
  closed,
  JOSE,
  list,
  openCharges,
  PENDING,
  ROSA,
  rowOf,
  said,
  type User,
} from './charges.support'

const CANCEL = 'DELETE /cargos/cancelar/2'
const done = { ok: true, cargo: { ...ROSA, estado: 'CANCELADO' } }

const question = () => within(screen.getByRole('dialog', { name: '¿Cancelar este cargo?' }))
const reason = () => question().getByLabelText('Motivo de la cancelación')
const sent = (network: FakeNetwork) => network.sent.filter(({ method }) => method === 'DELETE')

const openCancel = async (answer: Parameters<FakeNetwork['on']>[1]) => {
  const opened = await openCharges(undefined, { answers: { [CANCEL]: answer } })
  await chooseMore(opened.user, rowOf(/ROSA/), 'Cancelar')
  await screen.findByRole('dialog', { name: '¿Cancelar este cargo?' })
  return opened
}
const press = (user: User) => user.click(question().getByRole('button', { name: 'Cancelar cargo' }))

test('says what will happen and to whom; without a reason nothing is sent, a refusal keeps it and fetches the list; then the charge leaves the list', async () => {
  const message = 'El cargo tiene pagos por $40.00: cancélalos antes de cancelar el cargo.'
  const { user, network } = await openCancel(failure(409, message))
  expect(question().getByText('UNIFORME')).toBeInTheDocument()
  expect(
    question().getByText(/ROSA PEÑA ZÚÑIGA dejará de deber \$1,234\.56.*no se borra/),
  ).toBeInTheDocument()
  expect(reason()).toHaveFocus()
  await user.type(reason(), '   ')
  await press(user)
  await alert('UPS!!', 'Debes colocar el motivo de la cancelación')
  expect(reason()).toHaveAccessibleDescription('Debes colocar el motivo de la cancelación')
  expect(sent(network)).toEqual([])

  await user.clear(reason())
  await user.type(reason(), '  COBRADO DOS VECES ')
  await press(user)
  await alert(message)
  expect(reason()).toHaveValue('  COBRADO DOS VECES ')
  await waitFor(() => expect(network.count(PENDING)).toBe(2))
  await press(user)
  await waitFor(() => expect(sent(network)).toHaveLength(2))
  const keys = sent(network).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toBe(keys[1])
  await waitFor(() => expect(network.count(PENDING)).toBe(3))

  network.on(CANCEL, done)
  network.on(PENDING, list(JOSE))
  await user.type(reason(), '{Enter}')
  await closed()
  await said('Cargo cancelado', 'UNIFORME · ROSA PEÑA ZÚÑIGA')
  await screen.findByText('1 cargo')
  expect(sent(network).map(({ body }) => body)).toEqual(
    Array(3).fill({ motivo_cancelacion: 'COBRADO DOS VECES' }),
  )
})

test('only who holds CARGOS DELETE may cancel, only who holds UPDATE may pay', async () => {
  const { user, unmount } = await openCharges(undefined, { except: ['CARGOS DELETE'] })
  expect(await moreActions(user, rowOf(/ROSA/))).toEqual(['Estado de cuenta', 'Bitácora'])
  unmount()
  const other = await openCharges(undefined, { except: ['CARGOS UPDATE'] })
  expect(await moreActions(other.user, rowOf(/ROSA/))).toEqual(['Bitácora', 'Cancelar'])
  expect(rowOf(/ROSA/).queryByRole('button', { name: 'Pagar' })).not.toBeInTheDocument()
})

describe('/cargos/cancelados', () => {
  const CANCELLED = 'GET /cargos/cancelados'
  const gone = {
    ...ROSA,
    estado: 'CANCELADO' as const,
    monto_restante: 0,
    motivo_cancelacion: 'COBRADO DOS VECES',
    cancelado_por: 'caja',
    fecha_cancelacion: '2026-10-01T15:30:00.000Z',
  }

  test('shows amount, reason, who and when; nothing is done to it', async () => {
    await renderScreen('/cargos/cancelados', { answers: { [CANCELLED]: list(gone) } })
    await screen.findByRole('heading', { level: 1, name: 'Cargos cancelados' })
    await screen.findByText('1 cargo')
    const cells = rowOf(/ROSA/)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    expect(cells[0]).toBe('UNIFORMECOBRADO DOS VECES')
    expect(cells[2]).toBe('$1,234.56')
    expect(cells[3]).toMatch(/^caja\d\d\/\d\d\/2026 \d\d:\d\d$/)
    expect(cells[4]).toBe('Estado de cuenta')
    expect(cells).toHaveLength(5)
    expect(rowOf(/ROSA/).queryByRole('button', { name: /^(Pagar|Cancelar)$/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Estado' })).not.toBeInTheDocument()
  })

  test('a server that does not say who', async () => {
    const { cancelado_por: _who, fecha_cancelacion: _when, ...bare } = gone
    await renderScreen('/cargos/cancelados', { answers: { [CANCELLED]: { ok: true, cargos: [bare] } } })
    await screen.findByText('1 cargo')
    expect(rowOf(/ROSA/).getAllByRole('cell')[3]).toHaveTextContent('—')
  })

  test('empty, and failed with Reintentar', async () => {
    const { user, network } = await renderScreen('/cargos/cancelados', {
      answers: { [CANCELLED]: failure(503, 'La base de datos no responde') },
    })
    expect(await screen.findByText('La base de datos no responde')).toBeInTheDocument()
    network.on(CANCELLED, list())
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('No hay cargos cancelados')).toBeInTheDocument()
  })
})
