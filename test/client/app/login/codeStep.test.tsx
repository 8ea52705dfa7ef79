import { screen, waitFor } from '@testing-library/react'
import { answer } from '@test/support/state/fakeNetwork'
import { signedIn } from '@test/support/state/rows'
import { LOGIN, logIn, openSignedOut, passwordField, userField } from '../signedOut.support'

const needs = (motivo: string, message: string) => answer(401, { ok: false, message, motivo })
const code = () => screen.findByLabelText<HTMLInputElement>('Código de tu aplicación')
const inside = () => screen.findByRole('button', { name: 'Abrir el menú' })
const openCode = async () => {
  const opened = await openSignedOut('/login', { [LOGIN]: needs('CODIGO', 'Escribe el código.') })
  await logIn(opened.user)
  return { ...opened, field: await code() }
}
const bodies = ({ network }: Awaited<ReturnType<typeof openCode>>) =>
  network.sent.filter(({ path }) => path === '/auth/login').map(({ body }) => body)

test('after the right password six digits are asked for, and send themselves when pasted with a blank', async () => {
  const opened = await openCode()
  const { user, network, field } = opened
  expect(field).toHaveFocus()
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  network.on(LOGIN, signedIn('ficha-1'))
  await user.paste('123 456')
  await inside()
  expect(bodies(opened)).toEqual([
    { user: 'directora', password: 'Direccion#2026' },
    { user: 'directora', password: 'Direccion#2026', codigo: '123456', recordar: false },
  ])
})

test('a refused code is said, the field is empty and ready for the next', async () => {
  const { user, network, field } = await openCode()
  network.on(LOGIN, needs('CODIGO_INVALIDO', 'Ese código ya se usó. Espera el siguiente.'))
  await user.type(field, '123456')
  expect(await screen.findByText('Ese código ya se usó. Espera el siguiente.')).toBeInTheDocument()
  await waitFor(() => expect(field).toHaveValue(''))
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
  network.on(LOGIN, answer(429, { ok: false, message: 'Demasiados intentos. Espera hasta las 9:15.' }))
  await user.type(field, '654321')
  expect(await screen.findByText('Demasiados intentos. Espera hasta las 9:15.')).toBeInTheDocument()
})

test('a recovery code goes by Enter, and this computer may be remembered', async () => {
  const opened = await openCode()
  const { user, network, field } = opened
  await user.click(screen.getByRole('checkbox', { name: 'Recordar este equipo 30 días' }))
  network.on(LOGIN, signedIn('ficha-1'))
  await user.type(field, 'abcd-efgh{Enter}')
  await inside()
  expect(bodies(opened).at(-1)).toMatchObject({ codigo: 'abcd-efgh', recordar: true })
})

test('back to the password: what was typed is still there', async () => {
  const { user } = await openCode()
  await user.click(screen.getByRole('button', { name: 'Volver a la contraseña' }))
  expect(userField()).toHaveValue('directora')
  expect(passwordField()).toHaveValue('Direccion#2026')
})
