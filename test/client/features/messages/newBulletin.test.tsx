import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { address } from '@test/support/pages/screen'
import { answer, failure, slowReply, type Sent } from '@test/support/state/fakeNetwork'
import { aBulletin, aDryRun, openMessages } from './messages.support'

const SEND = 'POST /avisos'
const FORM = '/registro/aviso'

const isDryRun = ({ body }: Sent): boolean => (body as { simular?: boolean }).simular === true

/** Dry runs are answered; what is really sent is kept. */
const open = async (path = FORM, families = 30, sendsTo: object = { ok: true, aviso: aBulletin() }) => {
  const opened = await openMessages(path, {
    [SEND]: (call: Sent) => (isDryRun(call) ? aDryRun(families) : sendsTo),
    'GET /avisos/7': {
      ok: true,
      aviso: aBulletin({
        // In an hour: on a busy computer seconds pass before the press that undoes it.
        fecha: new Date(Date.now() + 3_600_000).toISOString(),
        sale: new Date(Date.now() + 3_615_000).toISOString(),
      }),
    },
    'GET /avisos/7/mensajes?pagina=1&por_pagina=10': { ok: true, mensajes: [], total: 0 },
    'POST /avisos/7/cancelar': { ok: true, aviso: aBulletin() },
  })
  await screen.findByLabelText(/^Título/)
  const writes = () => opened.network.sent.filter((call) => call.method === 'POST' && !isDryRun(call))
  return { ...opened, writes }
}
const write = () => {
  fireEvent.change(screen.getByLabelText(/^Título/), { target: { value: 'Junta' } })
  fireEvent.change(screen.getByLabelText(/^Texto/), { target: { value: 'Buen día, {padre}.' } })
}
const submit = (name: string | RegExp = /^Enviar a 30 familias$/) => screen.findByRole('button', { name })

test('says who gets it before a word is written, and how real families read it', async () => {
  const { user } = await open()
  expect(await screen.findByText('30 familias · 2 sin correo · 1 cubierta')).toBeInTheDocument()
  expect(screen.queryByText(/^Así lo recibe/)).not.toBeInTheDocument()
  write()
  expect(await screen.findByText('Así lo recibe ROSA PEÑA')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Familia siguiente' }))
  expect(screen.getByText('Buen día, Luz Gil.')).toBeInTheDocument()
  expect(screen.getByText('No quiere avisos por correo')).toBeInTheDocument()
})

test('a field goes where the cursor is', async () => {
  const { user } = await open()
  const text = screen.getByLabelText<HTMLTextAreaElement>(/^Texto/)
  fireEvent.change(text, { target: { value: 'Hola , buen día' } })
  await user.click(text)
  text.setSelectionRange(5, 5)
  await user.click(screen.getByRole('button', { name: '{padre}' }))
  expect(text).toHaveValue('Hola {padre}, buen día')
  expect(text).toHaveFocus()
})

test('what is wrong is beside its field, and nothing is sent', async () => {
  const { user, writes } = await open()
  fireEvent.change(screen.getByLabelText(/^Título/), { target: { value: 'Junta' } })
  fireEvent.change(screen.getByLabelText(/^Texto/), { target: { value: 'Hola {mama}' } })
  await user.selectOptions(screen.getByLabelText('Familias'), 'GRADO')
  await user.click(screen.getByLabelText('Correo'))
  await user.click(screen.getByRole('button', { name: /^Enviar/ }))
  expect(await screen.findByText(/No existe el campo \{mama\}/)).toBeInTheDocument()
  expect(screen.getByText('Di de qué nivel')).toBeInTheDocument()
  expect(screen.getByText('Elige al menos un canal')).toBeInTheDocument()
  expect(writes()).toEqual([])
})

test('many families are asked about with their number; the press shows the aviso, and Deshacer brings the text back', async () => {
  const { user, network, writes } = await open(`${FORM}?tipo=GRADO&grado=PRIMARIA 4`)
  write()
  await user.click(await submit())
  const asked = within(await screen.findByRole('alertdialog', { name: '¿Enviar a 30 familias?' }))
  expect(writes()).toEqual([])
  await user.click(asked.getByRole('button', { name: 'Enviar a 30 familias' }))
  await waitFor(() => expect(address()).toBe('/avisos/7'))
  expect(writes().map(({ body }) => body)).toEqual([
    {
      audiencia: { tipo: 'GRADO', grado: 'PRIMARIA', gradoNumero: 4 },
      titulo: 'Junta',
      descripcion: 'Buen día, {padre}.',
      canales: ['CORREO'],
    },
  ])
  expect(writes()[0]!.headers.get('idempotency-key')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await screen.findByLabelText(/^Título/)
  expect(network.sent.some(({ path }) => path === '/avisos/7/cancelar')).toBe(true)
  expect(screen.getByLabelText(/^Título/)).toHaveValue('Junta')
  expect(screen.getByLabelText('Nivel o grado')).toHaveValue('PRIMARIA 4')
})

test('a few families get it at once; a refusal leaves everything typed', async () => {
  const { user, network, writes } = await open(FORM, 3)
  write()
  network.on(SEND, (call: Sent) =>
    isDryRun(call) ? aDryRun(3) : failure(400, 'Revisa estos datos.', { titulo: 'No puede ir vacío' }),
  )
  await user.click(await submit('Enviar a 3 familias'))
  expect(await screen.findByText('No puede ir vacío')).toBeInTheDocument()
  expect(screen.getByLabelText(/^Texto/)).toHaveValue('Buen día, {padre}.')
  expect(writes()).toHaveLength(1)
})

test('a press right after another choice counts the families of that choice, not those the page still shows', async () => {
  const { user, network, writes } = await open(FORM, 3)
  write()
  const button = await submit('Enviar a 3 familias')
  network.on(SEND, aDryRun(600))
  await user.selectOptions(screen.getByLabelText('Familias'), 'ADEUDO')
  await user.click(button)
  expect(await screen.findByRole('alertdialog', { name: '¿Enviar a 600 familias?' })).toBeInTheDocument()
  expect(writes()).toEqual([])
})

const NOT_COUNTED = 'No se pudo contar a cuántas familias llega'

test.each([
  ['is busy', failure(503, 'El servidor está ocupado.')],
  ['lets nobody ask', failure(403, 'No tienes permiso.')],
])(
  'while the server %s and counts nobody nothing is sent, and what was typed stays',
  async (_what, reply) => {
    const { user, network, writes } = await open(FORM, 3)
    write()
    const button = await submit('Enviar a 3 familias')
    network.on(SEND, reply)
    await user.click(button)
    expect(await screen.findByText(NOT_COUNTED)).toBeInTheDocument()
    expect(writes()).toEqual([])
    expect(screen.getByLabelText(/^Texto/)).toHaveValue('Buen día, {padre}.')
  },
)

test('a count that ends because something else was chosen meanwhile sends nothing', async () => {
  const { user, network, writes } = await open(FORM, 3)
  write()
  const button = await submit('Enviar a 3 familias')
  const kind = ({ body }: Sent) => (body as { audiencia: { tipo: string } }).audiencia.tipo
  network.on(SEND, (call: Sent) => (kind(call) === 'ADEUDO' ? slowReply().reply() : aDryRun(3)))
  await user.selectOptions(screen.getByLabelText('Familias'), 'ADEUDO')
  await waitFor(() =>
    expect(network.sent.some((call) => call.method === 'POST' && kind(call) === 'ADEUDO')).toBe(true),
  )
  await user.click(button)
  await user.selectOptions(screen.getByLabelText('Familias'), 'TODOS')
  // The page's own count of those owing is given up a second and a half after it is no longer shown.
  expect(await screen.findByText(NOT_COUNTED)).toBeInTheDocument()
  expect(writes()).toEqual([])
})

test('fewer families than are asked about, but not those that the button says: they are asked about', async () => {
  const { network, writes } = await open(FORM, 3)
  write()
  const button = await submit('Enviar a 3 familias')
  network.on(SEND, aDryRun(18))
  // In one turn: on a busy computer the page itself may have counted between two presses of user-event.
  fireEvent.change(screen.getByLabelText('Familias'), { target: { value: 'ADEUDO' } })
  fireEvent.click(button)
  expect(await screen.findByRole('alertdialog', { name: '¿Enviar a 18 familias?' })).toBeInTheDocument()
  expect(writes()).toEqual([])
})

test('that the settings let no mail leave is said where one would press', async () => {
  const correo = 'Falta escribir con qué cuenta salen los correos.'
  await openMessages(FORM, {
    'GET /avisos?por_pagina=1': { ok: true, avisos: [], total: 0, alto: null, correo },
    [SEND]: () => answer(200, aDryRun()),
  })
  expect(await screen.findByText(correo)).toBeInTheDocument()
})

test('what was taken back is typed: leaving it asks', async () => {
  const { user } = await open(FORM, 3)
  write()
  await user.click(await submit('Enviar a 3 familias'))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await screen.findByLabelText(/^Título/)
  await user.click(screen.getByRole('link', { name: 'Cancelar' }))
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument()
  expect(address()).toBe(FORM)
})
