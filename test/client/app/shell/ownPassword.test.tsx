import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'

const PATCH = 'PATCH /auth/password'

const open = async (
  answer: unknown = { ok: true, message: 'La Contraseña fue Actualizada Exitosamente' },
) => {
  const opened = await renderScreen('/', { answers: { [PATCH]: answer } as never })
  await opened.user.click(await screen.findByRole('button', { name: 'Menú de directora' }))
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Cambiar mi contraseña' }))
  await screen.findByRole('dialog', { name: 'Cambiar mi contraseña' })
  return opened
}
const type = async ({ user }: Awaited<ReturnType<typeof open>>, actual: string, password: string) => {
  if (actual) await user.type(screen.getByLabelText('Contraseña actual'), actual)
  if (password) await user.type(screen.getByLabelText('Contraseña nueva'), password)
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }))
}

test('the present and the new one travel, it is told, and nobody is signed out', async () => {
  const opened = await open()
  await type(opened, 'Vieja#2025', 'Nueva#2026')
  expect(await screen.findByText('La Contraseña fue Actualizada Exitosamente')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const sent = opened.network.sent.find(({ path }) => path === '/auth/password')
  expect(sent?.body).toEqual({ actual: 'Vieja#2025', password: 'Nueva#2026' })
  expect(screen.getByRole('heading', { level: 1, name: /^Buen[ao]s / })).toBeInTheDocument()
})

test('a wrong present one is told beside its field, and what was typed stays', async () => {
  const reason = 'La contraseña actual no es correcta.'
  const opened = await open(failure(400, reason, { actual: reason }))
  await type(opened, 'Vieja#2025', 'Nueva#2026')
  expect(await screen.findByRole('alert')).toHaveTextContent('Ocurrio un Error al Actualizar la Contraseña')
  expect(screen.getByLabelText('Contraseña actual')).toHaveAccessibleDescription(reason)
  expect(screen.getByLabelText('Contraseña nueva')).toHaveValue('Nueva#2026')
})

test('a weak new one is not sent', async () => {
  const opened = await open()
  await type(opened, 'Vieja#2025', 'corta')
  await screen.findByRole('alert')
  expect(opened.network.count(PATCH)).toBe(0)
})
