import { screen, within } from '@testing-library/react'
import type { SignInRow } from '@contract/signIns/signIns.schemas'
import { bodyOf, buttonsOf, closed, LIST, more, openUsers, press, users } from './users.support'

const withFactor = users.map((user) => (user.id === 8 ? { ...user, segundo_factor: true } : user))
const SESSIONS = 'GET /auth/sesiones/usuario/8'
const signIn: SignInRow = {
  id: 1,
  navegador: 'Chrome en Windows',
  direccion: '10.0.0.9',
  inicio: '2026-09-15T14:00:00.000Z',
  ultima: '2026-09-15T14:10:00.000Z',
  actual: false,
  recordado_hasta: null,
}

const remembered = {
  id: 1,
  navegador: 'Firefox en Linux',
  direccion: '10.0.0.7',
  recordado_hasta: '2026-10-15T14:00:00.000Z',
}

test('of a user who lost the phone the factor is taken off; who has none has no such action', async () => {
  const opened = await openUsers({
    answers: {
      [LIST]: { ok: true, users: withFactor },
      'DELETE /auth/segundo-factor/usuario/8': { ok: true },
    },
  })
  await more(opened, 'Quitar segundo factor')
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveAccessibleName('¿Quitar el segundo factor de José Ángel Muñoz?')
  opened.network.on(LIST, { ok: true, users })
  await opened.user.click(within(dialog).getByRole('button', { name: 'Quitar' }))
  expect(await screen.findByText('Segundo factor quitado')).toBeInTheDocument()
  await closed('alertdialog')
  expect(bodyOf(opened, 'DELETE').map(([path]) => path)).toEqual(['/auth/segundo-factor/usuario/8'])
  expect(await buttonsOf(opened, /José/)).not.toContain('Quitar segundo factor')
})

test('the sessions of a user are shown before they end', async () => {
  const opened = await openUsers({
    answers: {
      [SESSIONS]: { ok: true, sesiones: [signIn], recordados: [remembered] },
      'DELETE /auth/sesiones/usuario/8': { ok: true, terminadas: 1 },
    },
  })
  await more(opened, 'Sesiones')
  const dialog = await screen.findByRole('alertdialog')
  expect(await within(dialog).findByText(/10\.0\.0\.9/)).toBeInTheDocument()
  expect(within(dialog).getByText(/10\.0\.0\.7 sin pedirle código hasta/)).toBeInTheDocument()
  await press(opened, 'Terminar sesiones')
  expect(await screen.findByText('Sus sesiones terminaron')).toBeInTheDocument()
  await closed('alertdialog')
})

test('who may only read users does neither', async () => {
  const opened = await openUsers({
    permissions: ['USUARIOS READ'],
    answers: { [LIST]: { ok: true, users: withFactor } },
  })
  const buttons = await buttonsOf(opened, /José/)
  expect(buttons).not.toContain('Quitar segundo factor')
  expect(buttons).not.toContain('Sesiones')
})
