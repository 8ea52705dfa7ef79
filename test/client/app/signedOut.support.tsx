import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { matchPath } from 'react-router-dom'
import { App } from '@client/app/App'
import type { DemoUsers } from '@client/config'
import { screens } from '@client/app/screens'
import { startClient } from '@test/support/state/client'
import type { FakeNetwork } from '@test/support/state/fakeNetwork'
import { aCycleRow, signedIn } from '@test/support/state/rows'

type Answer = Parameters<FakeNetwork['on']>[1]

export const LOGIN = 'POST /auth/login'
export const userField = () => screen.getByLabelText<HTMLInputElement>('Usuario')
export const passwordField = () => screen.getByLabelText<HTMLInputElement>('Contraseña')
export const enter = () => screen.getByRole('button', { name: 'Entrar' })
export const loginHeading = () => screen.findByRole('heading', { level: 1, name: 'Ingreso' })

/** Opens a path of the whole product signed out; only the network is fake. */
export const openSignedOut = async (path: string, answers: Record<string, Answer> = {}, demo?: DemoUsers) => {
  const { network, store } = startClient()
  network.on(LOGIN, signedIn('ficha-1'))
  network.on('GET /ciclo/actual', { ok: true, ciclo: aCycleRow() })
  network.on('GET /cargos/pendientes/all', { ok: true, cargos: [] })
  network.on('GET /cargos/complementos', { ok: true, cargos: [] })
  for (const [call, reply] of Object.entries(answers)) network.on(call, reply)
  for (const { path: at, load } of screens)
    if (matchPath(at, '/') || matchPath(at, '/cargos/pendientes')) await load()
  window.history.replaceState(null, '', path)
  const user = userEvent.setup({ delay: null })
  const view = render(
    <Provider store={store}>
      <App schoolName="Colegio de prueba" demo={demo} />
    </Provider>,
  )
  return { ...view, user, network, store }
}

/** Types both fields, whatever is in them, and presses Entrar. */
export const logIn = async (user: Awaited<ReturnType<typeof openSignedOut>>['user']) => {
  await user.type(userField(), 'directora')
  await user.type(passwordField(), 'Direccion#2026')
  await user.click(enter())
}
