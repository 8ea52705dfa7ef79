import { screen, waitFor, within } from '@testing-library/react'
import { address, renderScreen } from '@test/support/pages/screen'
import { chooseMore, moreActions } from '@test/support/pages/rowMenu'
import { failure } from '@test/support/state/fakeNetwork'
import { admin, bodyOf, cashier, LIST, openScreen, press } from './roles.support'

const openList = (path = '/roles', options?: Parameters<typeof openScreen>[2]) =>
  openScreen(path, 'Roles', options)
const row = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')!

test('name, how many hold it, how many permissions; Editar leads to the role', async () => {
  const { user } = await openList()
  const cells = within(await row('CAJA')).getAllByRole('cell')
  expect(cells.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['2', '2 de 52'])
  await user.click(within(await row('CAJA')).getByRole('link', { name: 'Editar' }))
  expect(address()).toBe('/rol/2')
})

test('the search finds by holder and by name', async () => {
  const { user } = await openList('/roles?q=jose+nanez')
  await row('CAJA')
  expect(screen.getAllByRole('rowheader')).toHaveLength(1)
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'admin')
  await row('ADMINISTRADOR')
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
})

test('the menu and the button lead to list and registration', async () => {
  const { user } = await openList()
  expect(screen.getByRole('link', { name: 'Registrar rol' })).toHaveAttribute('href', '/registro/rol')
  await user.click(screen.getByRole('button', { name: 'Abrir el menú' }))
  expect(await screen.findByRole('link', { name: 'Usuarios y roles' })).toHaveAttribute('href', '/usuarios')
})

test('a role beyond oneself can be looked at, neither edited nor deleted', async () => {
  const { user } = await openList('/roles', { except: ['BECAS DELETE'] })
  expect(within(await row('ADMINISTRADOR')).getByRole('link', { name: 'Ver' })).toHaveAttribute(
    'href',
    '/rol/1',
  )
  expect(within(await row('ADMINISTRADOR')).queryByRole('button')).not.toBeInTheDocument()
  expect(await moreActions(user, within(await row('CAJA')))).toEqual(['Eliminar'])
})

test('without CREATE, UPDATE and DELETE there is only Ver', async () => {
  await openList('/roles?q=caja', { permissions: ['ROLES READ', 'CARGOS READ', 'CARGOS UPDATE'] })
  expect(within(await row('CAJA')).getByRole('link', { name: 'Ver' })).toBeInTheDocument()
  expect(within(await row('CAJA')).queryByRole('button')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Registrar rol' })).not.toBeInTheDocument()
})

test('who picks roles for users but does not read them has no screen of roles', async () => {
  const { network } = await renderScreen('/roles', { permissions: ['USUARIOS READ', 'USUARIOS CREATE'] })
  await screen.findByRole('heading', { level: 1, name: 'Sin permiso' })
  expect(network.count(LIST)).toBe(0)
})

test('deleting says what goes, then does it', async () => {
  const opened = await openList('/roles?q=medios', {
    answers: { 'DELETE /auth/rol/3': { ok: true, rol: admin } },
  })
  await row('MEDIOS')
  await chooseMore(opened.user, screen, 'Eliminar')
  expect(screen.getByRole('alertdialog', { name: '¿Eliminar el rol MEDIOS?' })).toHaveTextContent(
    'Nadie lo tiene. Se elimina con su único permiso',
  )
  opened.network.on(LIST, { ok: true, roles: [admin, cashier] })
  await press(opened, 'Eliminar')
  expect(await screen.findByText('Eliminacion Exitosa')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'MEDIOS' })).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('searchbox', { name: /^Buscar roles/ })).toHaveFocus())
  expect(bodyOf(opened, 'DELETE')).toEqual([['/auth/rol/3', {}]])
})

test('one that somebody holds: who, and the reason of the refusal', async () => {
  const reason = 'No puedes eliminar el rol CAJA: lo tiene ana, José Ñáñez.'
  const opened = await openList('/roles?q=caja', { answers: { 'DELETE /auth/rol/2': failure(409, reason) } })
  await row('CAJA')
  await chooseMore(opened.user, screen, 'Eliminar')
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Lo tiene: ana, José Ñáñez.')
  await press(opened, 'Eliminar')
  expect(await screen.findByRole('alert')).toHaveTextContent(`Ocurrio un error al Eliminar el Rol${reason}`)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await row('CAJA')
})
