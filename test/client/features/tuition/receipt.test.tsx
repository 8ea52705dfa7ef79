import { screen, within } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import { aStatement, card, openMonths, openPayment, PAY, paid, pay, said, taken } from './tuition.support'

/** A tab that opened; jsdom has none. */
const openTab = () => {
  const went: string[] = []
  const tab = {
    closed: false,
    document: { title: '', body: { textContent: '' } },
    location: { replace: (url: string) => went.push(url) },
    close: () => went.push('closed'),
  }
  window.open = () => tab as unknown as Window
  return went
}
const PRINT = 'POST /pagos/90/recibo'
const url = '/api/documentos/recibo?firma=x'
const printed = { ok: true, recibo: { url, reimpresion: true } }

test('the receipt of a paid month opens in its own tab, and stays to be opened again', async () => {
  const went = openTab()
  const { user, network } = await openMonths(aStatement(), { answers: { [PRINT]: printed } })
  await user.click(card('SEPTIEMBRE 2020').getByRole('button', { name: 'Recibo de SEPTIEMBRE 2020' }))
  const again = await card('SEPTIEMBRE 2020').findByRole('link', { name: 'Abrir recibo de SEPTIEMBRE 2020' })
  expect(again).toHaveAttribute('href', url)
  expect(went).toEqual([url])
  expect(network.count(PRINT)).toBe(1)
})

test('a refusal says why, and closes the tab', async () => {
  const went = openTab()
  const { user } = await openMonths(aStatement(), {
    answers: { [PRINT]: failure(404, 'No existe este pago.') },
  })
  await user.click(card('SEPTIEMBRE 2020').getByRole('button', { name: /^Recibo/ }))
  await said('No se pudo imprimir el recibo', 'No existe este pago.')
  expect(went).toEqual(['closed'])
})

test('a payment that was taken offers its receipt', async () => {
  const went = openTab()
  const { user } = await openMonths(aStatement(), {
    answers: { [PAY]: paid(41), 'POST /pagos/91/recibo': printed },
  })
  await openPayment(user)
  await pay(user)
  const dialog = within(await taken())
  await user.click(dialog.getByRole('button', { name: 'Imprimir recibo' }))
  expect(await dialog.findByRole('link', { name: 'Abrir recibo' })).toHaveAttribute('href', url)
  expect(went).toEqual([url])
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeInTheDocument()
})
