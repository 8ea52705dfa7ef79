import { screen, waitFor, within } from '@testing-library/react'
import { ALL_PERMISSIONS, address, renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { signedIn } from '@test/support/state/rows'
import { admin, bodyOf, box, cashier, idle, moduleButton, openScreen, press } from './roles.support'

const openRole = (options?: Parameters<typeof openScreen>[2]) => openScreen('/rol/2', 'CAJA', options)
const name = () => screen.getByRole('textbox', { name: 'Nombre del rol' })
const save = (opened: Awaited<ReturnType<typeof openRole>>) => press(opened, 'Guardar cambios')
const PAIRS = [
  { moduleId: 6, permissionId: 2 },
  { moduleId: 6, permissionId: 3 },
]

test('who holds it, with the way to them', async () => {
  await openRole()
  const holders = screen.getByRole('region', { name: 'Quién tiene este rol' })
  expect(
    within(holders)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['ana', 'José Ñáñez'])
  expect(within(holders).getByRole('link')).toHaveAttribute('href', '/usuarios?q=CAJA')
  expect(screen.queryByText(/^Es tu propio rol/)).not.toBeInTheDocument()
})

test('nobody holds it; who does not read users has no way to them', async () => {
  await openScreen('/rol/3', 'MEDIOS', {
    except: ['USUARIOS READ'],
    answers: { 'GET /auth/rol/3': { ok: true, rol: idle } },
  })
  const holders = screen.getByRole('region', { name: 'Quién tiene este rol' })
  expect(holders).toHaveTextContent('Nadie lo tiene todavía.')
  expect(within(holders).queryByRole('link')).not.toBeInTheDocument()
})

test('the permissions travel, without a name that did not change; the server says how it went', async () => {
  const opened = await openRole({
    answers: { 'PATCH /auth/rol/2': { ok: true, message: 'Cambió el rol CAJA', rol: cashier } },
  })
  await opened.user.click(moduleButton('CARGOS'))
  expect(box('CARGOS', 'Ver')).toBeChecked()
  expect(box('CARGOS', 'Crear')).not.toBeChecked()
  await opened.user.click(box('CARGOS', 'Crear'))
  await save(opened)
  expect(await screen.findByText('Cambió el rol CAJA')).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/roles'))
  const permissions = [{ moduleId: 6, permissionId: 1 }, ...PAIRS]
  expect(bodyOf(opened, 'PATCH')).toEqual([['/auth/rol/2', { permissions }]])
  expect(opened.network.count('GET /auth/verify')).toBe(0)
})

test('a new name travels too', async () => {
  const opened = await openRole({ answers: { 'PATCH /auth/rol/2': { ok: true, rol: cashier } } })
  await opened.user.type(name(), ' dos')
  await save(opened)
  expect(await screen.findByText('Quedó hecho')).toBeInTheDocument()
  expect(bodyOf(opened, 'PATCH')).toEqual([['/auth/rol/2', { nameRol: 'CAJA DOS', permissions: PAIRS }]])
})

test('one’s own role: menu and buttons follow at once', async () => {
  const opened = await openScreen('/rol/1', 'ADMINISTRADOR', {
    answers: {
      'PATCH /auth/rol/1': { ok: true, rol: admin },
      'GET /auth/verify': signedIn('ficha-2', { permissions: [{ module: 'CARGOS', action: 'READ' }] }),
    },
  })
  expect(screen.getByText(/^Es tu propio rol: el permiso que le quites lo pierdes tú/)).toBeInTheDocument()
  await opened.user.type(name(), ' x')
  await save(opened)
  await waitFor(() => expect(opened.store.getState().session.permissions).toHaveLength(1))
  await screen.findByRole('heading', { level: 1, name: 'Sin permiso' })
})

test('a refusal shows the words of the server, and nothing is lost', async () => {
  const reason = 'No se puede: ya nadie podría administrar los usuarios y los roles.'
  const opened = await openRole({ answers: { 'PATCH /auth/rol/2': failure(409, reason) } })
  await opened.user.type(name(), ' dos')
  await save(opened)
  expect(await screen.findByRole('alert')).toHaveTextContent(reason)
  expect(name()).toHaveValue('CAJA DOS')
  expect(address()).toBe('/rol/2')
})

test('a role without permissions is not sent', async () => {
  const opened = await openRole()
  await opened.user.click(moduleButton('CARGOS'))
  await opened.user.click(box('CARGOS', 'Ver'))
  await opened.user.click(box('CARGOS', 'Actualizar'))
  await save(opened)
  expect(await screen.findByRole('alert')).toHaveTextContent('No puedes registrar un rol sin Permisos')
  expect(bodyOf(opened, 'PATCH')).toEqual([])
})

const cellsOf = (module: string) =>
  within(screen.getByRole('rowheader', { name: module }).closest('tr')!)
    .getAllByRole('cell')
    .map((cell) => (within(cell).queryByRole('img', { name: 'Sí' }) ? 'Sí' : cell.textContent))

test('without ROLES UPDATE the role is a matrix to look at', async () => {
  await openRole({ except: ['ROLES UPDATE'] })
  expect(cellsOf('CARGOS')).toEqual(['–No', 'Sí', 'Sí', '–No'])
  expect(cellsOf('BECAS')).toEqual(['–No', '–No', '–No', '–No'])
  expect(screen.getByText('2 de 52 permisos')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Guardar cambios' })).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('a role beyond oneself is a matrix too, with the reason', async () => {
  await openScreen('/rol/1', 'ADMINISTRADOR', {
    permissions: ALL_PERMISSIONS.filter((each) => !each.startsWith('CARGOS')),
  })
  expect(
    screen.getByText(
      'Este rol tiene permisos que tú no tienes: CARGOS (Crear), CARGOS (Ver), CARGOS (Actualizar) y 1 más. Lo puedes ver, no cambiar.',
    ),
  ).toBeInTheDocument()
  expect(cellsOf('ROLES')).toEqual(['Sí', 'Sí', 'Sí', 'Sí'])
})

test('/rol/999 is no role, with the way back', async () => {
  await renderScreen('/rol/999', { answers: { 'GET /auth/rol/999': failure(404, 'No existe este rol.') } })
  await screen.findByRole('heading', { level: 1, name: 'No existe este rol' })
  expect(screen.getAllByRole('link', { name: 'Roles' })[0]).toHaveAttribute('href', '/roles')
})

test('an error offers to try again', async () => {
  const { user, network } = await renderScreen('/rol/2', {
    answers: { 'GET /auth/rol/2': failure(503, 'La base de datos no responde') },
  })
  await screen.findByText('La base de datos no responde')
  network.on('GET /auth/rol/2', { ok: true, rol: cashier })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await screen.findByRole('heading', { level: 1, name: 'CAJA' })
})
