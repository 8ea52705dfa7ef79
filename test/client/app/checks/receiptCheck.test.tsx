import { screen, waitFor } from '@testing-library/react'
import { address } from '@test/support/pages/screen'
import { failure, type Reply } from '@test/support/state/fakeNetwork'
import { signedIn } from '@test/support/state/rows'
import { SESSION_STORAGE_KEY } from '@client/state/session/storedSession'
import { openCheck } from './check.support'

const CODE = '0A1B2C3D4E'
const known = (estado: string) => ({
  ok: true,
  recibo: { folio: 123, fecha: '2026-09-15', monto: 1500, estado },
})

const open = (path: string, reply: Reply | null) =>
  openCheck('Comprobar recibo', path, `GET /recibos/${CODE}`, reply)
const status = () => screen.getByRole('status')

test.each([
  ['VALIDO', 'VÁLIDO', /sigue vigente/],
  ['CANCELADO', 'CANCELADO', /ya no ampara ningún pago/],
])('%s: the word, the folio, the day and the amount, without a session', async (estado, word, sentence) => {
  const { asked } = await open(`/recibo/${CODE}`, known(estado))
  expect(await screen.findByText(word)).toBeInTheDocument()
  expect(status()).toHaveTextContent(sentence)
  for (const value of ['000123', '15/09/2026', '$1,500.00'])
    expect(screen.getByText(value)).toBeInTheDocument()
  expect(asked).toEqual([`/recibos/${CODE}`])
  expect(address()).toBe(`/recibo/${CODE}`)
  expect(document.title).toBe('Comprobar recibo · Colegio Núñez')
  expect(screen.getByLabelText('Código del recibo')).toHaveValue('0A1B2 C3D4E')
})

test('somebody signed in sees the same page', async () => {
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(signedIn('ficha-1')))
  await open(`/recibo/${CODE}`, known('VALIDO'))
  expect(await screen.findByText('VÁLIDO')).toBeInTheDocument()
})

test('a code that is none is not asked; another one is typed and checked', async () => {
  const { asked, user, network } = await open('/recibo/no-es-un-codigo', null)
  expect(await screen.findByText('NO ENCONTRADO')).toBeInTheDocument()
  expect(asked).toEqual([])
  network.on(`GET /recibos/${CODE}`, known('VALIDO'))
  const field = screen.getByLabelText('Código del recibo')
  await user.clear(field)
  await user.type(field, 'oa1b2-c3d4e{Enter}')
  expect(await screen.findByText('VÁLIDO')).toBeInTheDocument()
  expect(address()).toBe(`/recibo/${CODE}`)
})

test('too many tries say how long to wait, a lost network that it is lost', async () => {
  const { network, user } = await open(
    `/recibo/${CODE}`,
    failure(429, 'Demasiados intentos. Espera 10 minutos.'),
  )
  expect(
    await screen.findByText('Demasiados intentos. Espera 10 minutos.', { exact: false }),
  ).toBeInTheDocument()
  network.on(`GET /recibos/${CODE}`, () => Promise.reject(new TypeError('offline')))
  await user.click(screen.getByRole('button', { name: 'Comprobar' }))
  await waitFor(() => expect(status()).toHaveTextContent('Revisa la red'))
})

test('without a code there is only the question', async () => {
  const { asked } = await open('/recibo', null)
  expect(status()).toBeEmptyDOMElement()
  expect(asked).toEqual([])
})
