import { screen, waitFor, within } from '@testing-library/react'
import type { Debtor } from '@contract/statements/statements.schemas'
import { address, renderScreen, type PermissionName } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { chooseMore } from '@test/support/pages/rowMenu'
import { aPayment } from '../payments/payments.support'
import { aDebtor, DEBTORS, debtorsAnswer } from './statements.support'

const COLLECT = 'POST /caja/cobro'
const covered = aDebtor(1, { saldo_favor: 2860, por_pagar: 0 })
const short = aDebtor(2, { saldo_favor: 2859.99, por_pagar: 0 })
const plain = aDebtor(3, { saldo_favor: 0, por_pagar: 2600, prometido: '2026-09-15' })
const promisedLater = aDebtor(4, { prometido: '2026-09-16' })
const families = [covered, short, plain, promisedLater]

const open = (
  morosos: readonly Debtor[] = families,
  path = '/morosos',
  more: { permissions?: readonly PermissionName[]; answers?: Record<string, unknown> } = {},
) =>
  renderScreen(path, {
    ...(more.permissions ? { permissions: more.permissions } : {}),
    answers: { [DEBTORS]: debtorsAnswer(morosos), ...more.answers } as never,
  })
const row = (n: number) => within(screen.getByRole('row', { name: new RegExp(`MADRE ${n} DE`) }))
const names = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.querySelector('.row-link')?.textContent)

test('a family says its credit and what is left to pay, also on a server that knows neither', async () => {
  await open()
  await screen.findByText('4 familias')
  expect(row(1).getByText('A favor $2,860.00').closest('td')).toHaveTextContent('$0.00')
  expect(row(3).getByText('$2,860.00')).toBeInTheDocument()
  expect(row(4).getByText('$2,860.00')).toBeInTheDocument()
})

test('covered families have a filter of their own, and so have promises of today', async () => {
  const { user } = await open()
  await user.selectOptions(await screen.findByLabelText('Familias'), 'Cubiertas con saldo')
  await waitFor(() => expect(names()).toEqual(['MADRE 1 DE LA PEÑA']))
  expect(address()).toBe('/morosos?familias=cubiertas')
  await user.selectOptions(screen.getByLabelText('Familias'), 'Prometieron pagar hoy')
  await waitFor(() => expect(names()).toEqual(['MADRE 3 DE LA PEÑA']))
  await user.selectOptions(screen.getByLabelText('Familias'), 'Por cobrar')
  await waitFor(() => expect(names()).toHaveLength(3))
})

test('a family that its credit covers is not reminded; one peso short it is', async () => {
  const { user } = await open()
  await screen.findByText('4 familias')
  await user.click(row(1).getByRole('button', { name: /^Más acciones/ }))
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Cobrar', 'Contactos'])
  await user.keyboard('{Escape}')
  expect(row(2).queryByRole('button', { name: 'Usar saldo' })).not.toBeInTheDocument()
  await chooseMore(user, row(2), 'Recordar')
  expect(await screen.findByRole('dialog', { name: /^Recordatorio/ })).toBeInTheDocument()
})

test('one press uses the credit for all that is overdue, and says the folio', async () => {
  const pago = aPayment(9, { folio: 77 })
  const { user, network, store } = await open(families, '/morosos', {
    answers: { [COLLECT]: { ok: true, pago, saldo_favor: 0 } },
  })
  await screen.findByText('4 familias')
  await user.click(row(1).getByRole('button', { name: 'Usar saldo' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: /saldo a favor de MADRE 1/ }))
  expect(dialog.getByText(/COLEGIATURA SEPTIEMBRE 2026/)).toHaveTextContent('$2,860.00')
  await new Promise((resolve) => setTimeout(resolve, 700))
  await user.click(dialog.getByRole('button', { name: 'Usar $2,860.00 del saldo' }))
  expect(
    await screen.findByRole('dialog', { name: 'Pagado con el saldo a favor, folio 000077' }),
  ).toBeInTheDocument()
  // In the store, so that a recorded log shows it.
  expect(store.getState().taken['saldo a favor']).toMatchObject({ pago: { folio: 77 }, saldo_favor: 0 })
  expect(network.sent.find(({ method }) => method === 'POST')?.body).toEqual({
    padreId: 1,
    lineas: [{ tipo: 'COLEGIATURA', id: 1 }],
    medios: [],
    usar_saldo: 2860,
  })
  await user.click(screen.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(store.getState().taken).toEqual({}))
})

test('what changed meanwhile is told, and nothing is said to be paid', async () => {
  const { user } = await open(families, '/morosos', {
    answers: { [COLLECT]: failure(409, 'La colegiatura ya está pagada.') },
  })
  await screen.findByText('4 familias')
  await user.click(row(1).getByRole('button', { name: 'Usar saldo' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await new Promise((resolve) => setTimeout(resolve, 700))
  await user.click(dialog.getByRole('button', { name: /^Usar/ }))
  expect(await screen.findByText(/La colegiatura ya está pagada/)).toBeInTheDocument()
  expect(screen.queryByText(/^Pagado con/)).not.toBeInTheDocument()
})

test('a user who may not take tuition is not offered the credit', async () => {
  await open(families, '/morosos', { permissions: ['CARGOS READ', 'CARGOS UPDATE', 'COLEGIATURAS READ'] })
  await screen.findByText('4 familias')
  expect(screen.queryByRole('button', { name: 'Usar saldo' })).not.toBeInTheDocument()
})
