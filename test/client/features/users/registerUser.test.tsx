import { screen, within } from '@testing-library/react'
import { pairsOfGrants, READY_ROLES } from '@contract/roles/readyRoles'
import { alertSays } from '@test/support/pages/alerts'
import { failure } from '@test/support/state/fakeNetwork'
import {
  aRole,
  bodyOf,
  closed,
  LIST,
  openUsers,
  press,
  ROLES,
  STRONG,
  users,
  type Opened,
} from './users.support'

const POST = 'POST /auth/register'
const name = () => screen.getByRole('textbox', { name: 'Nombre de usuario' })
const password = () => screen.getByLabelText('Contraseña')
const role = () => screen.getByRole('combobox', { name: 'Rol' })

const openRegister = async (options?: Parameters<typeof openUsers>[0]) => {
  const opened = await openUsers(options)
  await press(opened, 'Registrar usuario')
  await screen.findByRole('option', { name: 'CAJA' })
  return opened
}
const fill = async ({ user }: Opened, secret = STRONG) => {
  await user.type(name(), ' rosa ñ ')
  await user.type(password(), secret)
  await user.selectOptions(role(), 'CAJA')
}

test('the password can be looked at, and each part of its rule is ticked as it is met', async () => {
  const opened = await openRegister()
  const { user } = opened
  expect(password()).toHaveAttribute('type', 'password')
  await press(opened, 'Mostrar contraseña')
  expect(password()).toHaveAttribute('type', 'text')
  await press(opened, 'Ocultar contraseña')
  expect(password()).toHaveAttribute('type', 'password')
  const met = () =>
    within(screen.getByRole('list', { name: 'La contraseña debe tener' }))
      .getAllByRole('listitem')
      .flatMap(({ textContent }) => (textContent.endsWith('(cumplido)') ? [textContent.slice(0, -11)] : []))
  expect(met()).toEqual([])
  await user.type(password(), 'ñ')
  expect(met()).toEqual(['Una minúscula'])
  await user.type(password(), 'Ñ1')
  expect(met()).toEqual(['Una mayúscula', 'Una minúscula', 'Un número'])
  await user.type(password(), '#aaaa')
  expect(met()).toEqual([
    'Al menos 8 caracteres',
    'Una mayúscula',
    'Una minúscula',
    'Un número',
    'Un carácter especial',
  ])
})

test('nothing missing or weak is sent, a refusal loses nothing; then the user is made and the list shows it', async () => {
  const reason = 'Ya existe el usuario «rosa ñ».'
  const opened = await openRegister({ answers: { [POST]: failure(409, reason, { name: reason }) } })
  expect(name()).toHaveFocus()
  await opened.user.type(password(), STRONG)
  await press(opened, 'Registrar')
  await alertSays('UPS!!Debes Llenar todos los Datos')
  expect(name()).toHaveFocus()
  expect(name()).toBeInvalid()
  expect(role()).toBeInvalid()
  expect(password()).toBeValid()

  await opened.user.clear(password())
  await fill(opened, 'direccion#2026')
  await press(opened, 'Registrar')
  expect(await screen.findByText('CONTRASEÑA INVALIDA')).toBeInTheDocument()
  expect(screen.getByText('La contraseña no cumple con los requisitos.')).toBeInTheDocument()
  expect(password()).toHaveAccessibleDescription(
    'La contraseña debe tener al menos 8 caracteres, una mayúscula, una minúscula, un número y un carácter especial.',
  )
  expect(bodyOf(opened, 'POST')).toEqual([])

  await opened.user.clear(password())
  await opened.user.type(password(), STRONG)
  await press(opened, 'Registrar')
  await alertSays(`Ocurrio un Problema al Registrar el Usuario${reason}`)
  expect(name()).toHaveAccessibleDescription(reason)
  expect(name()).toHaveFocus()
  expect(password()).toHaveValue(STRONG)
  expect(role()).toHaveValue('2')

  opened.network.on(POST, { ok: true, user: users[1] })
  opened.network.on(LIST, { ok: true, users: [{ ...users[1], id: 99, name: 'rosa jose' }] })
  await press(opened, 'Registrar')
  expect(await screen.findByText('El Usuario fue Creado Exitosamente')).toBeInTheDocument()
  await closed()
  const sent = ['/auth/register', { name: 'rosa ñ', password: STRONG, roleId: 2 }]
  expect(bodyOf(opened, 'POST')).toEqual([sent, sent])
  expect(await screen.findByRole('rowheader', { name: 'rosa jose' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Registrar usuario' })).toHaveFocus()
})

test('a role that holds more than oneself can be seen and not picked', async () => {
  await openRegister({ except: ['ROLES DELETE'] })
  const beyond = screen.getByRole('option', { name: 'ADMINISTRADOR (tiene permisos que tú no tienes)' })
  expect(beyond).toBeDisabled()
  expect(screen.getByRole('option', { name: 'CAJA' })).toBeEnabled()
  expect(role()).toHaveAccessibleDescription('Solo puedes dar un rol cuyos permisos también tengas tú.')
})

const MAKE_ROLE = 'POST /auth/rol'
const offered = () =>
  within(role())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('a ready role that the school lacks is offered, and is made with its first user', async () => {
  const opened = await openRegister({
    answers: {
      [MAKE_ROLE]: { ok: true, rol: aRole(9, 'SECRETARÍA', []) },
      [POST]: { ok: true, user: users[1] },
    },
  })
  expect(offered()).toEqual(['Selecciona un rol', 'ADMINISTRADOR', 'CAJA', 'DIRECCIÓN', 'SECRETARÍA'])
  await fill(opened)
  await opened.user.selectOptions(role(), 'SECRETARÍA')
  expect(role()).toHaveAccessibleDescription(READY_ROLES.SECRETARIA.words)
  await press(opened, 'Registrar')
  await closed()
  const { name: nameRol, grants } = READY_ROLES.SECRETARIA
  expect(bodyOf(opened, 'POST')).toEqual([
    ['/auth/rol', { nameRol, permissions: pairsOfGrants(grants) }],
    ['/auth/register', { name: 'rosa ñ', password: STRONG, roleId: 9 }],
  ])
})

test('who may not make roles is offered those of the school alone', async () => {
  await openRegister({ except: ['ROLES CREATE'] })
  expect(offered()).toEqual(['Selecciona un rol', 'ADMINISTRADOR (tiene permisos que tú no tienes)', 'CAJA'])
})

test('a ready role beyond oneself is seen and cannot be picked', async () => {
  await openRegister({ except: ['EVENTOS DELETE'] })
  expect(screen.getByRole('option', { name: 'SECRETARÍA (tiene permisos que tú no tienes)' })).toBeDisabled()
})

test('without an answer about the roles the field says so', async () => {
  const opened = await openUsers({ answers: { [ROLES]: failure(503, 'La base de datos no responde') } })
  await press(opened, 'Registrar usuario')
  expect(
    await screen.findByText('No se pudieron cargar los roles. La base de datos no responde'),
  ).toBeInTheDocument()
})
