import { screen, waitFor, within } from '@testing-library/react'
import { address } from '@test/support/pages/screen'
import { chooseMore, moreActions, moreOf } from '@test/support/pages/rowMenu'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { ALL, openParents, rosa, rowOf } from './parents.support'

const PATH = '/historial/padres'
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

test('a row shows name, e-mail, phone and how many children, offers «Crear usuario» only while there is none, and leads to the parent and to adding children', async () => {
  const { user } = await openParents(PATH)
  const row = await rowOf('ROSA MUÑOZ PEÑA')
  expect(row.getByRole('rowheader')).toHaveTextContent('ROSA MUÑOZ PEÑArosa@correo.mx')
  expect(row.getByRole('link', { name: '722 123 4567' })).toHaveAttribute('href', 'tel:+527221234567')
  expect(row.getByRole('cell', { name: '2' })).toBeInTheDocument()
  expect(screen.getByText('2 padres')).toBeInTheDocument()
  expect(await moreActions(user, await rowOf('JUAN'))).toContain('Crear usuario')
  expect(await moreActions(user, row)).not.toContain('Crear usuario')
  for (const name of ['ROSA MUÑOZ PEÑA', 'Ver'])
    expect(row.getByRole('link', { name })).toHaveAttribute('href', '/padre/5')
  await chooseMore(user, row, 'Agregar hijos')
  expect(address()).toBe('/padre/add/5')
})

test('the search finds by name without accents, by phone as it is stored or shown, by e-mail and by a child', async () => {
  const { user } = await openParents(PATH)
  const search = await screen.findByRole('searchbox', { name: /^Buscar por nombre/ })
  for (const query of ['munoz rosa', '7221234', '722 123', 'rosa@', 'hijo 17']) {
    await user.clear(search)
    await waitFor(() => expect([query, names().length]).toEqual([query, 2]))
    await user.type(search, query)
    await waitFor(() => expect([query, ...names()]).toEqual([query, 'ROSA MUÑOZ PEÑArosa@correo.mx']))
  }
})

test('"Ver info" tells how to reach a parent and who the children are; of one without anything dashes, no user, no children', async () => {
  const { user } = await openParents(PATH)
  await chooseMore(user, await rowOf('ROSA'), 'Ver datos')
  const dialog = within(await screen.findByRole('dialog', { name: 'ROSA MUÑOZ PEÑA' }))
  expect(dialog.getByText('Calle Ñandú 8')).toBeInTheDocument()
  expect(dialog.getByText('rosa', { exact: true })).toBeInTheDocument()
  expect(dialog.getByRole('link', { name: 'rosa@correo.mx' })).toHaveAttribute(
    'href',
    'mailto:rosa@correo.mx',
  )
  expect(dialog.getByRole('link', { name: 'HIJO 17 PEÑA' })).toHaveAttribute('href', '/alumno/17')
  expect(dialog.getByText('A-17 · Primaria 2B')).toBeInTheDocument()
  expect(dialog.getByText('A-18 · Sin inscripción')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(moreOf(await rowOf('ROSA'))).toHaveFocus()

  await chooseMore(user, await rowOf('JUAN'), 'Ver datos')
  const bare = within(await screen.findByRole('dialog', { name: 'JUAN LÓPEZ' }))
  expect(bare.getByText('Sin usuario')).toBeInTheDocument()
  // Mail, address and, from a server without it, the reference.
  expect(bare.getAllByText('—')).toHaveLength(3)
  expect(bare.getByText('Todavía no tiene hijos registrados.')).toBeInTheDocument()
})

test('a child is no link for who may not read pupils', async () => {
  const { user } = await openParents(PATH, { except: ['ALUMNOS READ'] })
  await chooseMore(user, await rowOf('ROSA'), 'Ver datos')
  await screen.findByText('HIJO 17 PEÑA')
  expect(screen.queryByRole('link', { name: 'HIJO 17 PEÑA' })).not.toBeInTheDocument()
})

test('without PADRES UPDATE a row can only be looked at; without CREATE nobody is registered', async () => {
  const { user } = await openParents(PATH, { permissions: ['PADRES READ'] })
  const row = await rowOf('JUAN')
  expect(await moreActions(user, row)).toEqual(['Ver datos', 'Hijos'])
  expect(row.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'JUAN LÓPEZ',
    '55 1234 5678',
    'Ver',
  ])
  expect(screen.queryByRole('link', { name: 'Registrar padre' })).not.toBeInTheDocument()
})

test('no parents: what the list is for, and the way to register', async () => {
  await openParents(PATH, { answers: { [ALL]: { ok: true, padres: [] } } })
  await screen.findByText('Todavía no hay padres')
  for (const link of within(screen.getByRole('main')).getAllByRole('link', { name: 'Registrar padre' }))
    expect(link).toHaveAttribute('href', '/registro/padre')
})

test('loading, then an error that offers to try again, then the rows', async () => {
  const { reply, arrive } = slowReply()
  const { user, network } = await openParents(PATH, { answers: { [ALL]: reply } })
  expect(await screen.findByText('Cargando…')).toBeInTheDocument()
  arrive(failure(503, 'La base de datos no responde'))
  expect(await screen.findByText('La base de datos no responde')).toBeInTheDocument()
  network.on(ALL, { ok: true, padres: [rosa] })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('1 padre')).toBeInTheDocument()
})

test('without PADRES READ the list is not opened', async () => {
  const { network } = await openParents(PATH, { permissions: ['PADRES CREATE', 'PADRES UPDATE'] })
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeInTheDocument())
  expect(screen.queryByText('ROSA MUÑOZ PEÑA')).not.toBeInTheDocument()
  expect(network.count(ALL)).toBe(0)
})
