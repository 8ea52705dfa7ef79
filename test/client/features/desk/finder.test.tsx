import { screen, waitFor } from '@testing-library/react'
import type { Found } from '@contract/search/search.schemas'
import { address } from '@test/support/pages/screen'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { finder, openDesk } from './desk.support'

const call = (q: string) => `GET /buscar?${new URLSearchParams({ q, tipos: 'FAMILIA,PAGO' })}`
const maria: Found = {
  tipo: 'PADRE',
  id: 3,
  titulo: 'MARÍA LÓPEZ',
  detalle: '55 1234 5678 · ANA PEÑA LÓPEZ, BETO PEÑA LÓPEZ',
  ruta: '/caja?padre=3',
  hijos: ['ANA PEÑA LÓPEZ', 'BETO PEÑA LÓPEZ'],
  familia: { padreId: 3 },
  vencido: 2500,
}
const sola: Found = {
  tipo: 'ALUMNO',
  id: 9,
  titulo: 'ANA SOLA RUIZ',
  detalle: 'A0009',
  ruta: '/caja?alumno=9',
  familia: { alumnoId: 9 },
  vencido: 0,
}
const receipt: Found = {
  tipo: 'PAGO',
  id: 91,
  titulo: 'Recibo 000041',
  detalle: 'ANA PEÑA LÓPEZ · $100.00',
  ruta: '/pagos?q=000041',
  familia: { padreId: 3 },
  vencido: 2500,
}
const answers = (q: string, resultados: Found[], total = resultados.length) => ({
  [call(q)]: { ok: true, resultados, totales: [{ tipo: 'FAMILIA', total }] },
})
const opened = async () => {
  await screen.findByRole('heading', { name: 'MARÍA LÓPEZ' })
  expect(address()).toBe('/caja?padre=3')
}

test('the field has the focus and asks the server once the hand rests: nobody else is fetched', async () => {
  const { user, network } = await openDesk('/caja', { answers: answers('ana', [sola, maria]) })
  expect(finder()).toHaveFocus()
  await user.keyboard('ana')
  const lines = await screen.findAllByRole('option')
  expect(lines.map((each) => each.textContent)).toEqual([
    'ANA SOLA RUIZA0009',
    'MARÍA LÓPEZ55 1234 5678 · ANA PEÑA LÓPEZ, BETO PEÑA LÓPEZVencido $2,500.00',
  ])
  const asked = network.sent.map(({ path }) => path)
  expect(asked.filter((path) => path.startsWith('/buscar'))).toHaveLength(1)
  expect(asked.filter((path) => /padres|alumnos/.test(path))).toEqual([])
})

test('one that is only similar is said to be so, and Enter alone does not open it', async () => {
  const { user } = await openDesk('/caja', { answers: answers('lopes', [{ ...maria, parecido: true }]) })
  await user.keyboard('lopes')
  await screen.findByRole('option')
  expect(screen.getByText('Nadie se escribe así; se parecen:')).toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(address()).toBe('/caja')
  await user.keyboard('{ArrowDown}{Enter}')
  await opened()
})

test('empty, the field offers the families opened last; typing puts what is found in their place', async () => {
  const { user } = await openDesk('/caja?padre=3', { answers: answers('sola', [sola, sola]) })
  await opened()
  expect(screen.queryByRole('option')).toBeNull()
  await user.click(finder())
  const line = await screen.findByRole('option')
  expect(line).toHaveTextContent('MARÍA LÓPEZANA PEÑA LÓPEZ, BETO PEÑA LÓPEZ')
  expect(screen.getByText('Las últimas que abriste')).toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(address()).toBe('/caja?padre=3')
  await user.keyboard('sola')
  expect(await screen.findByText('ANA SOLA RUIZ')).toBeInTheDocument()
  expect(screen.queryByText('Las últimas que abriste')).toBeNull()
})

test('of several Enter opens none; an arrow says which', async () => {
  const { user } = await openDesk('/caja', { answers: answers('ana', [sola, maria]) })
  await user.keyboard('ana')
  await screen.findAllByRole('option')
  await user.keyboard('{Enter}{Enter}')
  expect(address()).toBe('/caja')
  expect(
    screen.getByText('Elige con las flechas y abre con Enter.', { selector: '.note' }),
  ).toBeInTheDocument()
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await opened()
  expect(finder()).toHaveValue('')
})

test('where one matches Enter opens it, also before the answer, and pressed again goes no further', async () => {
  const late = slowReply()
  const { user, network } = await openDesk('/caja', { answers: { [call('beto')]: late.reply } })
  await user.keyboard('beto{Enter}{Enter}{Enter}')
  expect(address()).toBe('/caja')
  late.arrive({ ok: true, resultados: [maria] })
  await opened()
  expect(network.sent.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('several words in the order typed are enough where no other family has them so', async () => {
  const karla = (id: number, titulo: string): Found => ({
    ...sola,
    id,
    titulo,
    ruta: `/caja?alumno=${id}`,
    familia: { alumnoId: id },
  })
  const found = [karla(1, 'KARLA LÓPEZ CRUZ'), karla(2, 'KARLA CRUZ LÓPEZ')]
  const { user } = await openDesk('/caja', { answers: answers('karla lopez cruz', found) })
  await user.keyboard('karla lopez cruz')
  await screen.findAllByRole('option')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/caja?alumno=1'))
})

test('a folio leads to the family that paid it, once', async () => {
  const { user } = await openDesk('/caja', { answers: answers('41', [receipt, maria]) })
  await user.keyboard('41')
  expect(await screen.findByRole('option')).toHaveTextContent('Recibo 000041')
  await user.keyboard('{Enter}')
  await opened()
})

test('an address that asks opens the one it finds', async () => {
  await openDesk('/caja?q=beto', { answers: answers('beto', [maria]) })
  await opened()
})

test('how many more there are is said above them', async () => {
  const { user } = await openDesk('/caja', { answers: answers('ana', [sola, maria], 12) })
  await user.keyboard('ana')
  const more = await screen.findByText('2 de 12 familias: escribe otra palabra')
  expect(more.compareDocumentPosition(screen.getByRole('listbox'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('what was found before stays while the next are on their way, and Enter takes none of it', async () => {
  const late = slowReply()
  const { user } = await openDesk('/caja', {
    answers: { ...answers('an', [maria]), [call('ana')]: late.reply },
  })
  await user.keyboard('an')
  await screen.findByRole('option')
  await user.keyboard('a{Enter}')
  expect(screen.getByRole('option')).toHaveTextContent('MARÍA LÓPEZ')
  expect(address()).toBe('/caja')
  late.arrive({ ok: true, resultados: [sola, maria] })
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  expect(address()).toBe('/caja')
})

test('nobody is said not to be here before the answer came, nor where it did not', async () => {
  const late = slowReply()
  const { user, network } = await openDesk('/caja', {
    answers: { [call('sola')]: late.reply, [call('77')]: failure(503, 'No responde') },
  })
  await user.keyboard('s')
  expect(await screen.findByText('Escribe al menos dos letras.')).toBeInTheDocument()
  await user.keyboard('ola')
  expect(await screen.findByText('Buscando…')).toBeInTheDocument()
  late.arrive({ ok: true, resultados: [] })
  expect(await screen.findByText('No encontramos a nadie')).toBeInTheDocument()
  await user.clear(finder())
  await user.type(finder(), '77')
  expect(await screen.findByText('No responde')).toBeInTheDocument()
  network.on(call('77'), { ok: true, resultados: [maria] })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('option')).toHaveTextContent('MARÍA LÓPEZ')
  expect(finder()).toHaveFocus()
  expect(screen.queryByText('No responde')).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  await opened()
})

test('a server without the call says where to look instead', async () => {
  const { user } = await openDesk()
  await user.keyboard('ana')
  expect(await screen.findByText(/Este servidor no busca familias desde aquí/)).toBeInTheDocument()
})
