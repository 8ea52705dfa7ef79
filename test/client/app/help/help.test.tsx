import { screen, waitFor, within } from '@testing-library/react'
import { GUIDES } from '@client/app/help/guides'
import { JOBS } from '@client/app/help/jobs'
import { SCREEN_HELP } from '@client/app/help/screenHelp'
import { screens } from '@client/app/screens'
import { renderScreen } from '@test/support/pages/screen'
import { fakeTabs } from '@test/support/pages/tabs'
import { aStudentRow } from '@test/support/state/rows'

const paths = screens.map(({ path }) => path)

test('every screen has its three lines, and no line is of a screen that is not there', () => {
  expect(paths.filter((path) => SCREEN_HELP.get(path)?.length !== 3)).toEqual([])
  // The receipt's page and the customer's own entry to departments are routes beside the list.
  const beside = ['/recibo/:codigo', '/registro/departamentos']
  expect([...SCREEN_HELP.keys()].filter((path) => ![...paths, ...beside].includes(path))).toEqual([])
})

test('each job has a name of its own, and every link leads to a screen without a parameter', () => {
  expect(JOBS.length).toBeGreaterThan(15)
  expect(new Set(JOBS.map(({ id }) => id)).size).toBe(JOBS.length)
  const links = JOBS.flatMap(({ steps }) => steps.flatMap(({ to }) => to ?? []))
  expect(links.length).toBeGreaterThan(15)
  expect(links.filter((to) => !paths.includes(to.split('?')[0] ?? ''))).toEqual([])
})

test('a link with a filter asks for the permission of its page too', async () => {
  await renderScreen('/ayuda', { permissions: ['ALUMNOS READ'] })
  await screen.findByRole('heading', { level: 1, name: 'Ayuda' })
  const stolen = section('Qué hacer si alguien entró con tu usuario')
  expect(stolen.getByText(/Hace falta Usuarios: ver\.$/)).toBeInTheDocument()
  expect(stolen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/mi-cuenta',
    '/mi-cuenta',
  ])
})

const section = (name: string) => within(screen.getByRole('region', { name }))

test('who may do everything reads links and no refusal', async () => {
  await renderScreen('/ayuda')
  await screen.findByRole('heading', { level: 1, name: 'Ayuda' })
  expect(screen.queryByText(/No tienes permiso/)).not.toBeInTheDocument()
  expect(section('Cerrar el corte de caja').getByRole('link', { name: 'Abrir' })).toHaveAttribute(
    'href',
    '/cortes',
  )
})

test('a month that was settled before the school came in is explained, with the way to what is still owed', async () => {
  await renderScreen('/ayuda')
  await screen.findByRole('heading', { level: 1, name: 'Ayuda' })
  const before = section('Explicar un mes «Saldado antes»')
  expect(before.getByText(/no se debe, y su recibo es del sistema anterior/)).toBeInTheDocument()
  expect(before.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/selecciona/alumno/colegiatura',
    '/caja',
    '/historial/padres',
  ])
})

test('the description of the API opens in a tab, by a link that is asked for at the press', async () => {
  const { shown } = fakeTabs()
  const url = '/api/docs?sesion=x&exp=1&firma=x'
  const { user } = await renderScreen('/ayuda', {
    answers: { 'GET /documentacion': { ok: true, documentacion: { url } } },
  })
  await user.click(await screen.findByRole('button', { name: 'Abrir la descripción de la API' }))
  await waitFor(() => expect(shown).toEqual([url]))
  jest.restoreAllMocks()
})

test('a step that the role may not do says what it takes, and does not lead there', async () => {
  await renderScreen('/ayuda', { permissions: ['ALUMNOS READ', 'CARGOS READ'] })
  await screen.findByRole('heading', { level: 1, name: 'Ayuda' })
  const cut = section('Cerrar el corte de caja')
  expect(cut.getByRole('link', { name: 'Abrir' })).toBeInTheDocument()
  expect(cut.getAllByText(/Hace falta Cargos: actualizar o Colegiaturas: actualizar/)).toHaveLength(2)
  const event = section('Publicar un evento con fotos')
  expect(event.queryByRole('link')).not.toBeInTheDocument()
  expect(event.getAllByText(/Hace falta Eventos: crear/)).toHaveLength(3)
  expect(section('Cambiar mi contraseña').queryByText(/No tienes permiso/)).not.toBeInTheDocument()
})

test('a step whose call needs two permissions is said to lack the second', async () => {
  await renderScreen('/ayuda', { permissions: ['CARGOS READ', 'CARGOS UPDATE', 'COLEGIATURAS READ'] })
  await screen.findByRole('heading', { level: 1, name: 'Ayuda' })
  const month = section('Entregar las facturas del mes')
  expect(month.getAllByText(/Hace falta Colegiaturas: actualizar\.$/)).toHaveLength(3)
})

test('"?" opens the sheet of the page and its keys, Escape closes it; in a field it is a letter', async () => {
  const { user } = await renderScreen('/alumnos/inscritos', {
    answers: { 'GET /alumnos/actualmente/inscritos': { ok: true, alumnos: [aStudentRow(1)] } },
  })
  const heading = await screen.findByRole('heading', { level: 1 })
  await user.keyboard('?')
  const sheet = await screen.findByRole('dialog', { name: 'Ayuda de esta página' })
  for (const line of SCREEN_HELP.get('/alumnos/inscritos')!)
    expect(within(sheet).getByText(line)).toBeInTheDocument()
  expect(within(sheet).getByText('buscar personas, recibos, páginas y tareas')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('searchbox'))
  await user.keyboard('?')
  expect(screen.getByRole('searchbox')).toHaveValue('?')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(heading).toBeInTheDocument()
})

test('the button of the bar opens it too, and leads to the guide', async () => {
  const { user } = await renderScreen('/caja')
  await screen.findByRole('combobox', { name: 'Familia' })
  await user.click(screen.getByRole('button', { name: 'Ayuda de esta página' }))
  const sheet = await screen.findByRole('dialog', { name: 'Ayuda de esta página' })
  expect(within(sheet).getByText('el siguiente hijo')).toBeInTheDocument()
  await user.click(within(sheet).getByRole('link', { name: 'Guía paso a paso' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Ayuda' })).toBeInTheDocument()
})

test('the search finds jobs by their words and by what offices call them, without accents', async () => {
  const { user } = await renderScreen('/ayuda')
  const box = await screen.findByRole('searchbox', { name: 'Buscar un trabajo' })
  const titles = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .filter((title) => title !== 'Guías')
  expect(titles()).toHaveLength(JOBS.length)
  await user.type(box, 'vacunas')
  expect(titles()).toEqual(['Pedir los documentos que faltan'])
  await user.clear(box)
  await user.type(box, 'abuela recoger')
  expect(titles()).toEqual(['Decir quién puede llevarse a un alumno'])
  await user.clear(box)
  await user.type(box, 'zzz')
  expect(screen.getByText('Nada coincide con «zzz».')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(titles()).toHaveLength(JOBS.length)
})

test('"?" of the bank says its keys', async () => {
  const { user } = await renderScreen('/banco')
  await screen.findByRole('heading', { level: 1 })
  await user.click(screen.getByRole('button', { name: 'Ayuda de esta página' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Ayuda de esta página' }))
  expect(sheet.getByText('pasar de un depósito a otro')).toBeInTheDocument()
  expect(sheet.getByText('confirmar una probable, después de ver la familia')).toBeInTheDocument()
})

test('the guides are listed by person, and each opens as a page with its pictures and links', async () => {
  const { user } = await renderScreen('/ayuda', { permissions: ['ALUMNOS READ'] })
  const guides = within(await screen.findByRole('navigation', { name: 'Guías' }))
  expect(guides.getAllByRole('link').map((each) => each.textContent)).toEqual(
    GUIDES.map(({ title }) => title),
  )
  await user.click(guides.getByRole('link', { name: 'La cobranza' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'La cobranza' })).toBeInTheDocument()
  expect(screen.queryByText(/^#/)).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: 'Quién debe' })).toHaveAttribute('id', 'quién-debe')
  const picture = screen.getByRole('img', { name: 'El recordatorio ya está escrito' })
  expect(picture).toHaveAttribute('src', '/guias/cobranza-recordar.png')
  await user.click(screen.getByRole('link', { name: 'El banco' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'El banco' })).toBeInTheDocument()
  expect(screen.getByRole('table')).toBeInTheDocument()
})

test('a link to a heading of a guide leads there', async () => {
  await renderScreen('/ayuda/problemas#qué-vigilar')
  const heading = await screen.findByRole('heading', { level: 3, name: 'Qué vigilar' })
  await waitFor(() => expect(heading).toHaveFocus())
})

test('a file of the repository that is not in the product is no link', async () => {
  await renderScreen('/ayuda/instalar-y-actualizar')
  await screen.findByRole('heading', { level: 1, name: 'Instalar y actualizar' })
  expect(screen.getAllByText(/Containerfile/).length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: 'Containerfile' })).not.toBeInTheDocument()
})

test('a guide that does not exist says so, with the way to the others', async () => {
  await renderScreen('/ayuda/constructor')
  expect(await screen.findByRole('heading', { level: 1, name: 'No hay esta guía' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ayuda' })).toHaveAttribute('href', '/ayuda')
})

test('what is new is for those who keep the users: version, change and day; nobody else opens it', async () => {
  const { unmount } = await renderScreen('/novedades', { permissions: ['USUARIOS READ', 'USUARIOS UPDATE'] })
  expect(await screen.findByRole('heading', { level: 2, name: 'Versión 1.0.0' })).toBeInTheDocument()
  expect(screen.getByText(/^\(24\/11\/2026\)\. En Ayuda hay diez guías/)).toBeInTheDocument()
  unmount()
  await renderScreen('/novedades', { permissions: ['USUARIOS READ'] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Sin permiso' })).toBeInTheDocument()
})
