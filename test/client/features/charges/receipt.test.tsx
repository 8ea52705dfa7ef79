import { screen, waitFor } from '@testing-library/react'
import { fakeTabs } from '@test/support/pages/tabs'
import { closed, dialog, openCharges, openPayment, pay, taken } from './charges.support'

const PRINT = 'POST /pagos/1/recibo'
const URL = '/files/documentos/recibo/recibo-000041.pdf?pago=1&impresion=1&exp=1&firma=x'
const printed = { ok: true, recibo: { url: URL, reimpresion: false } }

afterEach(() => jest.restoreAllMocks())

test('a payment that was taken offers its receipt, in a tab of its own and as a file', async () => {
  const { open, shown, tabs } = fakeTabs()
  const { user, network } = await openCharges()
  network.on(PRINT, printed)
  await openPayment(user)
  await pay(user)
  await taken()
  await user.click(dialog().getByRole('button', { name: 'Imprimir recibo' }))
  await waitFor(() => expect(shown).toEqual([URL]))
  expect(open).toHaveBeenCalledTimes(1)
  // The pdf cannot reach back into the product.
  expect(tabs.map(({ opener }) => opener)).toEqual([null])
  expect(await screen.findByRole('link', { name: 'Descargar' })).toHaveAttribute(
    'download',
    'recibo-000041.pdf',
  )
  // Opened again it is the same print.
  expect(dialog().getByRole('link', { name: 'Abrir recibo' })).toHaveAttribute('href', URL)
  expect(network.count(PRINT)).toBe(1)
  await user.click(dialog().getByRole('button', { name: 'Cerrar' }))
  await closed()
})
