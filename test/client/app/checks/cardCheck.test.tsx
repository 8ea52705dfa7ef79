import { screen } from '@testing-library/react'
import { failure, type Reply } from '@test/support/state/fakeNetwork'
import { openCheck } from './check.support'

const TOKEN = 'AbCdEfGhIjKlMnOpQrSt-_'
const card = (estado: string) => ({
  ok: true,
  credencial: { escuela: 'Colegio Núñez', iniciales: 'S. N. D.', estado },
})

const open = (path: string, reply: Reply | null) =>
  openCheck('Comprobar credencial', path, `GET /credenciales/${TOKEN}`, reply)

test.each([
  ['VIGENTE', 'VIGENTE', /inscrito en el ciclo escolar actual/],
  ['NO_VIGENTE', 'NO VIGENTE', /no está inscrito/],
])('%s: the word, the school and the initials, without a session', async (estado, word, sentence) => {
  const { asked } = await open(`/credencial/${TOKEN}`, card(estado))
  expect(await screen.findByText(word)).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent(sentence)
  expect(screen.getByText('S. N. D.')).toBeInTheDocument()
  expect(asked).toEqual([`/credenciales/${TOKEN}`])
  expect(document.title).toBe('Comprobar credencial · Colegio Núñez')
})

test('a token that is none is not asked', async () => {
  const { asked } = await open('/credencial/no-es', null)
  expect(await screen.findByText('NO ENCONTRADO')).toBeInTheDocument()
  expect(asked).toEqual([])
})

test('an unknown one is not found; too many tries say how long to wait', async () => {
  await open(`/credencial/${TOKEN}`, failure(429, 'Demasiados intentos. Espera 10 minutos.'))
  expect(await screen.findByText(/Espera 10 minutos/)).toBeInTheDocument()
  await open(`/credencial/${TOKEN}`, failure(404, 'No existe'))
  expect(await screen.findByText('NO ENCONTRADO')).toBeInTheDocument()
})
