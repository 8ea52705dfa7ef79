import { screen, waitFor, within } from '@testing-library/react'
import { address } from '@test/support/pages/screen'
import { failure, slowReply } from '@test/support/state/fakeNetwork'
import { signedIn } from '@test/support/state/rows'
import {
  enter,
  LOGIN,
  logIn,
  loginHeading,
  openSignedOut,
  passwordField,
  userField,
} from '../signedOut.support'

const notice = async (text: string) => {
  const alert = screen.getByRole('alert')
  await within(alert).findByText(text)
  return within(alert)
}

test('the login is called Ingreso, names the school and starts in the first field', async () => {
  await openSignedOut('/login')
  await loginHeading()
  expect(screen.getByRole('banner')).toHaveTextContent('Colegio de prueba')
  expect(document.title).toBe('Ingreso · Colegio de prueba')
  expect(userField()).toHaveFocus()
  expect(userField()).toBeRequired()
  expect(passwordField()).toBeRequired()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('both are needed, and blanks are no user: the words of the customer, the focus on the first empty field, nothing sent', async () => {
  const { user, network } = await openSignedOut('/login')
  for (const [name, password, focused] of [
    ['', '', 'Usuario'],
    ['directora', '', 'Contraseña'],
    ['', 'x', 'Usuario'],
    ['   ', 'x', 'Usuario'],
  ] as const) {
    await user.clear(userField())
    await user.clear(passwordField())
    if (name) await user.type(userField(), name)
    if (password) await user.type(passwordField(), password)
    await user.click(enter())
    await notice('DEBES LLENAR TODOS LOS CAMPOS')
    await waitFor(() => expect(screen.getByLabelText(focused)).toHaveFocus())
    expect(screen.getByLabelText(focused)).toBeInvalid()
    // A filled field is not marked as missing.
    if (name.trim()) expect(userField()).toBeValid()
    if (password) expect(passwordField()).toBeValid()
    expect([userField().value, passwordField().value]).toEqual([name, password])
  }
  expect(network.count(LOGIN)).toBe(0)
})

test('Enter signs in with what was typed and opens the home', async () => {
  const { user, network } = await openSignedOut('/login')
  await user.type(userField(), 'directora')
  await user.type(passwordField(), ' con espacio {Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: /^Buen[ao]s / })).toBeInTheDocument()
  expect(address()).toBe('/')
  expect(network.sent[0]?.body).toEqual({ user: 'directora', password: ' con espacio ' })
})

test('what a server calls this browser is sent with the next sign-in, and nothing to one that gave it no name', async () => {
  const { user, network } = await openSignedOut('/login', {
    [LOGIN]: { ...signedIn('ficha-1'), dispositivo: 'navegador-1' },
  })
  await logIn(user)
  expect(await screen.findByRole('heading', { level: 1, name: /^Buen[ao]s / })).toBeInTheDocument()
  expect(network.sent[0]?.body).not.toHaveProperty('dispositivo')
  const again = await openSignedOut('/login', { [LOGIN]: signedIn('ficha-2') })
  await logIn(again.user)
  await waitFor(() => expect(again.network.sent[0]?.body).toHaveProperty('dispositivo', 'navegador-1'))
  localStorage.clear()
})

test('wrong credentials: the words of the customer, and nothing typed is lost', async () => {
  const { user } = await openSignedOut('/login', {
    [LOGIN]: failure(401, 'Usuario o contraseña incorrectos'),
  })
  await logIn(user)
  const alert = await notice('REVISA TUS CREDENCIALES')
  expect(alert.getByText('UPS!!!')).toBeInTheDocument()
  expect(userField()).toHaveValue('directora')
  expect(passwordField()).toHaveValue('Direccion#2026')
  expect(enter()).not.toHaveAttribute('aria-disabled', 'true')
  expect(address()).toBe('/login')
})

const TOO_MANY = 'Demasiados intentos. Espera 15 minutos e intenta de nuevo.'
const lost = () => {
  throw new TypeError('Failed to fetch')
}

test.each([
  ['too many tries', () => failure(429, TOO_MANY), TOO_MANY],
  ['no network', lost, 'No hay conexión con el servidor. Revisa la red e intenta de nuevo.'],
  [
    'the database is away',
    () => failure(503, 'La base de datos no responde'),
    'La base de datos no responde',
  ],
])('%s says its own reason, and the same press works once it is over', async (_case, answer, text) => {
  const { user, network } = await openSignedOut('/login', { [LOGIN]: answer })
  await logIn(user)
  await notice(text)
  expect(screen.queryByText('REVISA TUS CREDENCIALES')).not.toBeInTheDocument()
  expect(passwordField()).toHaveValue('Direccion#2026')
  network.on(LOGIN, signedIn('ficha-1'))
  await user.click(enter())
  expect(await screen.findByRole('heading', { level: 1, name: /^Buen[ao]s / })).toBeInTheDocument()
  expect(network.count(LOGIN)).toBe(2)
})

test('while it works the button says so, and a second press sends nothing', async () => {
  const { reply, arrive } = slowReply()
  const { user, network } = await openSignedOut('/login', { [LOGIN]: reply })
  await user.type(userField(), 'directora')
  await user.type(passwordField(), 'Direccion#2026')
  await user.dblClick(enter())
  await user.type(passwordField(), '{Enter}')
  expect(screen.getByRole('button', { name: 'Entrando…' })).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(network.count(LOGIN)).toBe(1))
  arrive(failure(401, 'No'))
  await notice('REVISA TUS CREDENCIALES')
  expect(network.count(LOGIN)).toBe(1)
})

test('the old notice goes when the next try starts', async () => {
  const { user, network } = await openSignedOut('/login', { [LOGIN]: failure(401, 'No') })
  await logIn(user)
  await notice('REVISA TUS CREDENCIALES')
  network.on(LOGIN, slowReply().reply)
  await user.click(enter())
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('the password can be shown and hidden without losing it', async () => {
  const { user } = await openSignedOut('/login')
  await user.type(passwordField(), 'Secreta#1')
  expect(passwordField()).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }))
  expect(passwordField()).toHaveAttribute('type', 'text')
  expect(passwordField()).toHaveValue('Secreta#1')
  await user.click(screen.getByRole('button', { name: 'Ocultar contraseña', pressed: true }))
  expect(passwordField()).toHaveAttribute('type', 'password')
})

const DEMO = {
  usuarios: [
    { usuario: 'direccion', nombre: 'Dirección' },
    { usuario: 'caja', nombre: 'Caja' },
  ],
  password: 'Demostracion#1',
}

test('a demonstration offers its users, one press each', async () => {
  const { user, network } = await openSignedOut('/login', {}, DEMO)
  await user.click(screen.getByRole('button', { name: 'Caja' }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Buen[ao]s / })).toBeInTheDocument()
  expect(network.sent[0]?.body).toEqual({ user: 'caja', password: 'Demostracion#1' })
})

test('a real school offers no user', async () => {
  await openSignedOut('/login')
  expect(screen.queryByText('Probar como')).not.toBeInTheDocument()
})
