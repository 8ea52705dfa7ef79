import { act, screen, waitFor, within } from '@testing-library/react'
import { extension } from '@test/support/state/devtoolsInPage'
import { createDevTools } from '@client/state/devtools/devTools'
import { recordedActions } from '@test/support/state/devtools'
import { until } from '@test/support/state/fakeNetwork'
import {
  JOSE,
  list,
  openCharges,
  openPayment,
  PENDING,
  rowOf,
  taken as chargeTaken,
} from '../charges/charges.support'
import { collect, exact, openFamily, side, taken } from './desk.support'

type Opened = Awaited<ReturnType<typeof openFamily>>

/** What Export of the panel saves; the page is closed after it. */
const exportedFrom = async ({ store, unmount }: Pick<Opened, 'store' | 'unmount'>): Promise<string> => {
  const { panel } = extension
  panel.open()
  await until(() => panel.known() === recordedActions(store).length)
  const file = panel.export()
  unmount()
  return file
}

const importInto = (file: string) =>
  act(async () => {
    extension.panel.open()
    extension.panel.import(file)
  })

const folio = () => screen.queryByRole('heading', { name: /Pago registrado/ })

test('a log of the desk shows the payment, its change and its credit in another window', async () => {
  const first = await openFamily({ devTools: createDevTools() })
  await first.user.type(side().getByLabelText('Efectivo recibido'), '3000')
  await first.user.click(collect())
  await taken()
  const words = screen.getByRole('main').textContent
  expect(words).toContain('Cambio')
  const file = await exportedFrom(first)
  const second = await openFamily({ devTools: createDevTools() })
  expect(folio()).toBeNull()
  await importInto(file)
  await taken()
  expect(screen.getByRole('main')).toHaveTextContent(words ?? '?')
  expect(second.network.count('POST /caja/cobro')).toBe(0)
})

test('going on, or opening the family again, begins without it', async () => {
  const { user, store, unmount } = await openFamily()
  await exact(user)
  await user.click(collect())
  await taken()
  expect(Object.keys(store.getState().taken)).toEqual(['caja padreId,3'])
  await user.click(screen.getByRole('button', { name: 'Seguir con esta familia' }))
  await waitFor(() => expect(folio()).toBeNull())
  expect(store.getState().taken).toEqual({})
  await exact(user)
  await user.click(collect())
  await taken()
  unmount()
  expect(store.getState().taken).toEqual({})
})

test('a log of a charge shows its receipt, although its row is gone and the button is of another', async () => {
  const first = await openCharges(undefined, { devTools: createDevTools() })
  await openPayment(first.user)
  first.network.on(PENDING, list(JOSE))
  await first.user.keyboard('2000{Enter}')
  await chargeTaken()
  const words = screen.getByRole('dialog').textContent
  expect(words).toContain('ROSA PEÑA ZÚÑIGA')
  const file = await exportedFrom(first)
  const second = await openCharges(undefined, { devTools: createDevTools() })
  await importInto(file)
  await waitFor(() => expect(screen.queryByRole('row', { name: /ROSA/ })).toBeNull())
  await second.user.click(rowOf(/JOSÉ/).getByRole('button', { name: 'Pagar' }))
  await chargeTaken()
  expect(screen.getByRole('dialog')).toHaveTextContent(words ?? '?')
  expect(within(screen.getByRole('dialog')).getByText('$765.44')).toBeInTheDocument()
})
