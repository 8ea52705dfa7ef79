import { screen, waitFor, within } from '@testing-library/react'
import type { Sent } from '@test/support/state/fakeNetwork'
import { aBulletin, aMessage, counts, openMessages } from './messages.support'

const MESSAGES = 'GET /avisos/7/mensajes?pagina=1&por_pagina=10'
const BY_HAND = 'GET /avisos/7/mensajes?canal=WHATSAPP&estado=PENDIENTE&por_pagina=500'

test('the list says in words how each stands, and why nothing leaves', async () => {
  const alto = {
    motivo: 'Llegaste al tope de Gmail.',
    desde: '2026-09-15T10:00:00Z',
    hasta: '2026-09-15T11:00:00Z',
  }
  const { descripcion: _text, ...row } = aBulletin({
    cuentas: counts({ ENVIADO: 87, FALLO: 1, INCIERTO: 2 }),
  })
  await openMessages('/avisos', {
    'GET /avisos?pagina=1&por_pagina=10': { ok: true, avisos: [row], total: 1, alto, correo: null },
  })
  expect(await screen.findByText('87 enviados · 1 falló · 2 inciertos')).toBeInTheDocument()
  expect(screen.getByText('Llegaste al tope de Gmail.')).toBeInTheDocument()
})

test('what failed or is uncertain is sent again only after saying that it may arrive twice', async () => {
  const aviso = aBulletin({ cuentas: counts({ FALLO: 1, INCIERTO: 2 }) })
  const { user, network } = await openMessages('/avisos/7', {
    'GET /avisos/7': { ok: true, aviso },
    [MESSAGES]: { ok: true, mensajes: [aMessage(1, { canal: 'CORREO', estado: 'INCIERTO' })], total: 1 },
    'POST /avisos/7/reintentar': { ok: true, aviso, reintentados: 3, con_correo_que_falla: 0 },
  })
  await user.click(await screen.findByRole('button', { name: 'Enviar otra vez' }))
  const asked = within(await screen.findByRole('alertdialog'))
  expect(asked.getByText(/podrían recibirlo dos veces/)).toBeInTheDocument()
  await user.click(asked.getByRole('button', { name: 'Enviar otra vez' }))
  expect(await screen.findByText('3 mensajes se envían otra vez')).toBeInTheDocument()
  expect(network.sent.filter(({ path }) => path.endsWith('/reintentar'))).toHaveLength(1)
})

test('all papers are marked handed over after a question', async () => {
  const aviso = aBulletin({ canales: [{ canal: 'PAPEL', cuentas: counts({ PENDIENTE: 2 }) }] })
  const { user, network } = await openMessages('/avisos/7', {
    'GET /avisos/7': { ok: true, aviso },
    [MESSAGES]: { ok: true, mensajes: [], total: 0 },
    'POST /avisos/7/entregados': { ok: true, aviso, entregados: 2 },
  })
  await user.click(await screen.findByRole('button', { name: 'Entregados todos' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Marcar todos' }),
  )
  expect(await screen.findByText('2 papeles entregados')).toBeInTheDocument()
  expect(network.sent.filter(({ path }) => path.endsWith('/entregados'))).toHaveLength(1)
})

test('the sheet of links is made for who was chosen, opens once, and says who has none', async () => {
  const hoja = {
    url: '/archivos/ligas.pdf?firma=1',
    familias: 28,
    sin_padre: 1,
    vence: '2027-09-13',
    desde_casa: false,
  }
  const { user, network } = await openMessages('/avisos', {
    'GET /avisos?pagina=1&por_pagina=10': { ok: true, avisos: [], total: 0, alto: null, correo: null },
    'POST /padres/ligas': { ok: true, hoja },
  })
  const sheet = await screen.findByRole('button', { name: 'Hoja de ligas' })
  await waitFor(() => expect(sheet).toBeEnabled())
  await user.click(sheet)
  const asked = within(await screen.findByRole('dialog'))
  await user.selectOptions(asked.getByRole('combobox', { name: 'Familias' }), 'GRADO')
  await user.click(asked.getByRole('button', { name: 'Hacer las ligas' }))
  expect(network.sent.filter(({ method }) => method === 'POST')).toEqual([])
  await user.selectOptions(asked.getByRole('combobox', { name: /^Nivel o grado/ }), 'PRIMARIA 3')
  await user.click(asked.getByRole('button', { name: 'Hacer las ligas' }))
  const made = within(await screen.findByRole('dialog', { name: 'Las ligas están hechas' }))
  expect(made.getByRole('link', { name: 'Abrir la hoja' })).toHaveAttribute('href', hoja.url)
  expect(made.getByRole('link', { name: 'Abrir la hoja' })).toHaveFocus()
  expect(made.getByText(/^28 familias, hasta el .* Un alumno no tiene padre/)).toBeVisible()
  expect(made.getByText('Las familias no la pueden abrir en su casa')).toBeVisible()
  expect(network.sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { audiencia: { tipo: 'GRADO', grado: 'PRIMARIA', gradoNumero: 3 } },
  ])
})

test('a message that waits for another try offers no undo: what it would undo has left', async () => {
  // The first try again leaves a minute and some after the message was written.
  const sale = new Date(Date.now() + 3_600_000).toISOString()
  const fecha = new Date(Date.parse(sale) - 70_000).toISOString()
  await openMessages('/avisos/7', {
    'GET /avisos/7': { ok: true, aviso: aBulletin({ fecha, sale }) },
    [MESSAGES]: { ok: true, mensajes: [], total: 0 },
  })
  await screen.findByRole('button', { name: 'Cancelar lo que falta' })
  expect(screen.queryByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
})

test('a held Enter opens one window; where the browser blocks it the family stays unsent', async () => {
  const opens = jest.spyOn(window, 'open').mockReturnValue(null)
  const { user, network } = await openMessages('/avisos/7/whatsapp', {
    [BY_HAND]: { ok: true, mensajes: [1, 2].map((id) => aMessage(id)), total: 2 },
    'PATCH /mensajes/1': ({ body }: Sent) => ({
      ok: true,
      mensaje: aMessage(1, body as { estado: 'ENVIADO' | 'PENDIENTE' }),
    }),
  })
  const first = await screen.findByRole('button', { name: 'Abrir WhatsApp de FAMILIA 1' })
  first.focus()
  await user.keyboard('{Enter>3/}')
  expect(opens).toHaveBeenCalledTimes(1)
  expect(await screen.findByText(/FAMILIA 1 sigue sin enviar/)).toBeInTheDocument()
  expect(
    network.sent
      .filter(({ method }) => method === 'PATCH')
      .map(({ body }) => (body as { estado: string }).estado),
  ).toEqual(['ENVIADO', 'PENDIENTE'])
  jest.restoreAllMocks()
})

test('WhatsApp goes by Enter alone: it opens the text with the link, marks it, and the next family has the focus', async () => {
  const shown: string[] = []
  jest.spyOn(window, 'open').mockImplementation(
    () =>
      ({
        opener: window,
        closed: false,
        document: document.implementation.createHTMLDocument(''),
        location: { replace: (url: string) => shown.push(url) },
        close: () => undefined,
      }) as unknown as Window,
  )
  const mark = (id: number) => ({
    ok: true,
    mensaje: aMessage(id, { estado: 'ENVIADO', texto: `Liga ${id}` }),
  })
  const { user, network } = await openMessages('/avisos/7/whatsapp', {
    [BY_HAND]: { ok: true, mensajes: [1, 2, 3].map((id) => aMessage(id)), total: 3 },
    'PATCH /mensajes/1': mark(1),
    'PATCH /mensajes/2': mark(2),
  })
  expect(await screen.findByRole('button', { name: 'Abrir WhatsApp de FAMILIA 1' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Abrir WhatsApp de FAMILIA 2' })).toHaveFocus(),
  )
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Abrir WhatsApp de FAMILIA 3' })).toHaveFocus(),
  )
  expect(shown).toEqual([
    'https://wa.me/525511110001?text=Liga%201',
    'https://wa.me/525511110002?text=Liga%202',
  ])
  expect(
    network.sent.filter(({ method }) => method === 'PATCH').map(({ path, body }: Sent) => [path, body]),
  ).toEqual([
    ['/mensajes/1', { estado: 'ENVIADO' }],
    ['/mensajes/2', { estado: 'ENVIADO' }],
  ])
  expect(screen.getByText(/^2 de 3 enviados/)).toBeInTheDocument()
  jest.restoreAllMocks()
})
