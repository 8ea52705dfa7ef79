import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { buttonsOf, LIST, openUsers, rowOf, users } from './users.support'

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

test('ten a page, with Anterior and Siguiente; name, role and how many permissions', async () => {
  const { user } = await openUsers({}, '/usuarios')
  expect(names()).toHaveLength(10)
  expect(screen.getByText('15 usuarios')).toBeInTheDocument()
  expect(
    within(rowOf(/^José/))
      .getAllByRole('cell')
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual(['CAJA', '2'])
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(names()).toHaveLength(5)
  expect(screen.getByRole('button', { name: 'Siguiente' })).toBeDisabled()
})

test('the search finds by any part of a name, and by role', async () => {
  const { user } = await openUsers({}, '/usuarios')
  const search = screen.getByRole('searchbox', { name: /^Buscar usuarios/ })
  for (const [query, found] of [
    ['jose munoz', 'José Ángel Muñoz'],
    ['administrador', 'directoraTú'],
    ['ñoz ANGEL', 'José Ángel Muñoz'],
  ]) {
    await user.clear(search)
    await user.type(search, query!)
    await waitFor(() => expect([query, ...names()]).toEqual([query, found]))
  }
})

test('nobody deletes themselves: the own row, marked, has no such button', async () => {
  const opened = await openUsers({}, '/usuarios')
  expect(await buttonsOf(opened, /^directora/)).toEqual(['Editar', 'Contraseña', 'Sesiones', 'Bitácora'])
  expect(await buttonsOf(opened, /^José/)).toEqual([
    'Editar',
    'Contraseña',
    'Sesiones',
    'Bitácora',
    'Eliminar',
  ])
})

test('who holds more than oneself is out of reach, and the row says so', async () => {
  const opened = await openUsers({ except: ['BECAS DELETE'] }, '/usuarios')
  expect(await buttonsOf(opened, /^directora/)).toEqual([])
  expect(within(rowOf(/^directora/)).getByText('Tiene permisos que tú no tienes')).toBeInTheDocument()
  expect(await buttonsOf(opened, /^José/)).toEqual([
    'Editar',
    'Contraseña',
    'Sesiones',
    'Bitácora',
    'Eliminar',
  ])
})

test.each([
  ['USUARIOS CREATE', ['Editar', 'Contraseña', 'Sesiones', 'Bitácora', 'Eliminar']],
  ['USUARIOS UPDATE', ['Eliminar']],
  ['USUARIOS DELETE', ['Editar', 'Contraseña', 'Sesiones', 'Bitácora']],
] as const)('without %s its buttons are not there', async (missing, buttons) => {
  const opened = await openUsers({ except: [missing] })
  expect(await buttonsOf(opened, /^José/)).toEqual(buttons)
  const register = screen.queryByRole('button', { name: 'Registrar usuario' })
  if (missing === 'USUARIOS CREATE') expect(register).not.toBeInTheDocument()
  else expect(register).toBeInTheDocument()
})

test('who may only look has no column of actions, and no roles are asked for', async () => {
  const { network } = await openUsers({ permissions: ['USUARIOS READ', 'CARGOS READ', 'CARGOS UPDATE'] })
  expect(screen.queryByRole('columnheader', { name: 'Acciones' })).not.toBeInTheDocument()
  expect(network.count('GET /auth/roles')).toBe(0)
})

test('without USUARIOS READ neither the menu nor the address leads here', async () => {
  const { user, network } = await renderScreen('/usuarios', { except: ['USUARIOS READ'] })
  await screen.findByRole('heading', { level: 1, name: 'Sin permiso' })
  await user.click(screen.getByRole('button', { name: 'Abrir el menú' }))
  await screen.findByRole('navigation', { name: 'Menú principal' })
  expect(document.querySelector('a[href="/usuarios"]')).toBeNull()
  expect(network.count(LIST)).toBe(0)
})

test('the menu leads here', async () => {
  const { user } = await openUsers()
  await user.click(screen.getByRole('button', { name: 'Abrir el menú' }))
  expect(await screen.findByRole('link', { name: 'Usuarios y roles' })).toHaveAttribute('href', '/usuarios')
})

test('an error says what happened and offers to try again', async () => {
  const { user, network } = await renderScreen('/usuarios', {
    answers: { [LIST]: failure(503, 'La base de datos no responde') },
  })
  expect(await screen.findByText('La base de datos no responde')).toBeInTheDocument()
  network.on(LIST, { ok: true, users })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('15 usuarios')).toBeInTheDocument()
})
