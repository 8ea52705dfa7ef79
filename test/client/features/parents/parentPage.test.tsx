import { screen, waitFor, within } from '@testing-library/react'
import { formatMoment } from '@contract/domain/dates'
import { address } from '@test/support/pages/screen'
import { fakeTabs } from '@test/support/pages/tabs'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import {
  aNotice,
  aPupil,
  field,
  heading,
  NOTICES,
  ONE,
  openParents,
  press,
  pupils,
  rosa,
  WITHOUT,
  writes,
} from './parents.support'

const detail = (label: string): string | null =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling!.textContent

test('the head says how to call, what the family owes, what it has in its favour and how it pays; below it the children with what each owes, the user of the app', async () => {
  const { shown } = fakeTabs()
  const url = '/files/documentos/como-pagar/como-pagar-5.pdf?padre=5&exp=1&firma=x'
  const opened = await openParents('/padre/5', {
    answers: { 'GET /padres/5/como-pagar': { ok: true, documento: { url } } },
  })
  await heading('ROSA MUÑOZ PEÑA')
  expect(screen.getAllByRole('link', { name: '722 123 4567' })[0]).toHaveAttribute(
    'href',
    'tel:+527221234567',
  )
  // The overdue sum is large, the total small.
  expect(await screen.findByText('$1,000.00', { selector: '.amount' })).toBeInTheDocument()
  expect(screen.getByText(/^Total del ciclo \$/, { selector: 'small' })).toBeInTheDocument()
  expect(screen.getByText('$120.00')).toBeInTheDocument()
  expect(screen.getByRole('main').querySelector('header a[href="/caja?padre=5"]')).toHaveTextContent('Cobrar')

  expect(detail('Usuario')).toBe('rosa')
  expect(detail('Dirección')).toBe('Calle Ñandú 8')
  expect(detail('Referencia de pago')).toBe('1000017')
  const children = within(screen.getByRole('region', { name: 'Hijos' }))
  expect(children.getByRole('link', { name: 'HIJO 17 PEÑA' })).toHaveAttribute('href', '/alumno/17')
  expect(children.getByRole('link', { name: 'Agregar hijos' })).toHaveAttribute('href', '/padre/add/5')
  const row = within(children.getByRole('row', { name: /^HIJO 17/ }))
  expect(await row.findByText('$3,250.50')).toBeInTheDocument()
  expect(row.getByRole('link', { name: 'Cobrar' })).toHaveAttribute(
    'href',
    '/caja?alumno=17&elegir=alumno-17',
  )
  // A child without debts has no link to the desk.
  expect(
    within(children.getByRole('row', { name: /^HIJO 18/ })).queryByRole('link', { name: 'Cobrar' }),
  ).toBeNull()
  expect(screen.getByRole('button', { name: 'Cambiar contraseña' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Crear usuario' })).not.toBeInTheDocument()

  await opened.user.click(screen.getByRole('button', { name: 'Más acciones' }))
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Cómo pagar' }))
  await waitFor(() => expect(shown).toEqual([url]))
  jest.restoreAllMocks()
})

test('the family’s statement, payments and contacts, each asked for when it is opened', async () => {
  const { user, network } = await openParents('/padre/5', {
    answers: {
      'GET /pagos/by/padre/5': { ok: true, pagos: [] },
      'GET /morosos/contactos?padreId=5': {
        ok: true,
        contactos: [
          {
            id: 1,
            fecha: '2026-09-14',
            medio: 'LLAMADA',
            promesa: 'PAGA EL VIERNES',
            promesa_fecha: '2026-09-18',
            registro: 'caja',
            creado: '2026-09-14T16:00:00Z',
          },
        ],
      },
    },
  })
  await screen.findByText('$120.00')
  expect(network.sent.filter(({ path }) => /^.(pagos|morosos|avisos)/.test(path))).toEqual([])
  const open = (name: string) => user.click(screen.getByRole('tab', { name }))
  await open('Estado de cuenta')
  expect(address()).toBe('/padre/5?ver=estado')
  const each = within(await screen.findByRole('table', { name: 'Lo que debe cada hijo' }))
  expect(each.getAllByRole('link', { name: 'Estado de cuenta' })[0]).toHaveAttribute(
    'href',
    '/estado-de-cuenta/17',
  )
  expect(screen.getByRole('link', { name: 'Abrir PDF' })).toHaveAttribute('href', '/api/files/x')
  await open('Pagos')
  expect(await screen.findByText('Todavía no hay pagos')).toBeInTheDocument()
  await open('Contactos')
  const row = within(await screen.findByRole('row', { name: /^14\/09\/2026/ }))
  expect(row.getByText('PAGA EL VIERNES')).toBeInTheDocument()
  expect(row.getByText('18/09/2026')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Registrar contacto' }))
  expect(await screen.findByRole('dialog', { name: 'Contactos con ROSA MUÑOZ PEÑA' })).toBeInTheDocument()
})

test('a refused tab says so and asks again; the family stays', async () => {
  const { user, network } = await openParents('/padre/5?ver=pagos', {
    answers: { 'GET /pagos/by/padre/5': failure(503, 'La base de datos no responde') },
  })
  expect(await screen.findByText('La base de datos no responde')).toBeInTheDocument()
  await heading('ROSA MUÑOZ PEÑA')
  network.on('GET /pagos/by/padre/5', { ok: true, pagos: [] })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Todavía no hay pagos')).toBeInTheDocument()
})

test('the history of notices, newest first, with who really sent each; one sent from here joins it', async () => {
  const opened = await openParents('/padre/5?ver=avisos', {
    answers: { 'POST /avisos/administracion/padre': { ok: true, aviso: aNotice(3) } },
  })
  const table = await screen.findByRole('table', { name: 'Avisos enviados' })
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['JUNTA 2', 'JUNTA 1'])
  const row = within(table).getByRole('row', { name: /JUNTA 2/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([
    'VIERNES A LAS 8:00\nEN EL PATIO',
    formatMoment('2026-10-05T16:30:00.000Z', 'America/Mexico_City'),
    'directora',
  ])
  await opened.user.click(screen.getByRole('button', { name: 'Enviar aviso' }))
  await opened.user.type(field('Título'), 'junta 3')
  await opened.user.type(field('Mensaje'), 'x')
  opened.network.on(NOTICES, { ok: true, avisos: [aNotice(3), aNotice(2)] })
  await press(opened, 'Enviar aviso')
  expect(await screen.findByRole('rowheader', { name: 'JUNTA 3' })).toBeInTheDocument()
})

test('no user, no children, no notices: each says so and offers what can be done', async () => {
  const { user } = await openParents('/padre/6')
  await heading('JUAN LÓPEZ')
  expect(detail('Usuario')).toBe('Sin usuario')
  expect(screen.getByText('Todavía no tiene hijos registrados.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Crear usuario' })).toBeInTheDocument()
  expect(await screen.findByText('Sin adeudos')).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Avisos' }))
  expect(await screen.findByText('Todavía no se le ha enviado ningún aviso.')).toBeInTheDocument()
})

test('who may only read changes nothing, sees children without the way to them, and nothing of money', async () => {
  const { user, network } = await openParents('/padre/5', { permissions: ['PADRES READ'] })
  await heading('ROSA MUÑOZ PEÑA')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Familia',
    'Facturación',
    'Avisos',
    'Cuestionario',
  ])
  for (const name of ['Agregar hijos', 'HIJO 17 PEÑA', 'Cobrar'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Avisos' }))
  await screen.findByRole('table', { name: 'Avisos enviados' })
  for (const name of ['Editar', 'Enviar aviso', 'Cambiar contraseña'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  expect(network.sent.filter(({ path }) => /^.(estados|caja|pagos|morosos)/.test(path))).toEqual([])
})

test('loading, then an error that offers to try again, then the parent', async () => {
  const { reply, arrive } = slowReply()
  const { user, network } = await openParents('/padre/5', { answers: { [ONE]: reply } })
  await heading('Padre')
  expect(screen.getByText('Cargando…')).toBeInTheDocument()
  arrive(failure(503, 'La base de datos no responde'))
  expect(await screen.findByText('La base de datos no responde')).toBeInTheDocument()
  network.on(ONE, { ok: true, padre: rosa })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await heading('ROSA MUÑOZ PEÑA')
})

test.each(['/padre/5', '/padre/add/5'])('%s of nobody says so and leads back', async (path) => {
  await openParents(path, { answers: { [ONE]: failure(404, 'No existe este padre.') } })
  await heading('No existe este padre')
  expect(screen.getByText(/^Puede que la dirección esté incompleta/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Agregar' })).not.toBeInTheDocument()
})

describe('adding children', () => {
  const PATCH = 'PATCH /padres/add/hijo'
  const PATH = '/padre/add/5'
  const add = async (opened: Awaited<ReturnType<typeof openParents>>, id: number) => {
    const row = (await screen.findByRole('rowheader', { name: new RegExp(`^ALUMNO ${id} `) })).closest('tr')!
    await opened.user.click(within(row).getByRole('button', { name: 'Agregar' }))
  }
  const submit = ({ user }: Awaited<ReturnType<typeof openParents>>, name: string) =>
    user.click(screen.getAllByRole('button', { name }).at(-1)!)

  test('who was chosen travels, and the page of the parent shows them', async () => {
    const padre = { ...rosa, alumnos: [...rosa.alumnos, aPupil(40), aPupil(41)] }
    const opened = await openParents(PATH, {
      answers: { [PATCH]: { ok: true, message: 'Los Hijos fueron Agregados Exitosamente', padre } },
    })
    expect(await screen.findByRole('link', { name: 'HIJO 17 PEÑA' })).toBeInTheDocument()
    await add(opened, 40)
    await add(opened, 41)
    opened.network.on(ONE, { ok: true, padre })
    await submit(opened, 'Agregar 2 hijos')
    expect(await screen.findByText('Los Hijos fueron Agregados Exitosamente')).toBeInTheDocument()
    expect(address()).toBe('/padre/5')
    expect(await screen.findByRole('link', { name: 'HIJO 41 PEÑA' })).toBeInTheDocument()
    const hijos = [40, 41].map((id) => ({ id, nombre: `ALUMNO ${id} GARCÍA NÚÑEZ` }))
    expect(writes(opened)).toEqual([{ call: PATCH, body: { idPadre: 5, hijos }, key: expect.any(String) }])
  })

  test('nobody chosen: the customer’s words, and the focus where to choose', async () => {
    const opened = await openParents(PATH)
    await screen.findByText('página 1 de 2')
    await submit(opened, 'Agregar hijos')
    expect(await screen.findAllByText('Debes seleccionar almenos 1 alumno')).not.toHaveLength(0)
    expect(screen.getByRole('group', { name: 'Hijos elegidos' })).toHaveFocus()
    expect(writes(opened)).toEqual([])
  })

  test('leaving with somebody chosen asks first', async () => {
    const opened = await openParents(PATH)
    await add(opened, 40)
    await opened.user.click(screen.getByRole('link', { name: 'Cancelar' }))
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument()
    expect(address()).toBe(PATH)
  })

  test('refused: the customer’s title over the reason, and the list anew', async () => {
    const reason = 'Ya tiene padre registrado: ALUMNO 40 (ANA RUIZ).'
    const opened = await openParents(PATH, { answers: { [PATCH]: failure(409, reason, { hijos: reason }) } })
    await add(opened, 40)
    opened.network.on(WITHOUT, { ok: true, alumnos: pupils.slice(1) })
    await submit(opened, 'Agregar hijos')
    expect(await screen.findByText('Ocurrio un Error al Agregar los Hijos al Padre')).toBeInTheDocument()
    await waitFor(() => expect(opened.network.count(WITHOUT)).toBe(2))
    expect(address()).toBe(PATH)
  })

  test('who may not read parents can still add children, without learning who it is', async () => {
    const opened = await openParents(PATH, {
      permissions: ['PADRES UPDATE'],
      answers: { [PATCH]: { ok: true, message: 'Los Hijos fueron Agregados Exitosamente', padre: rosa } },
    })
    await add(opened, 40)
    await submit(opened, 'Agregar hijos')
    expect(await screen.findByText('Los Hijos fueron Agregados Exitosamente')).toBeInTheDocument()
    expect(opened.network.count(ONE)).toBe(0)
    expect(screen.getByText('Hijos elegidos: 0')).toBeInTheDocument()
  })
})
