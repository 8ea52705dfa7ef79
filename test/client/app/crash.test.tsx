import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { App } from '@client/app/App'
import { screens } from '@client/app/screens'
import { address, renderScreen } from '@test/support/pages/screen'
import { startClient } from '@test/support/state/client'
import { aChargeRow } from '@test/support/state/rows'

const CRASHED = 'Algo salió mal en esta página'
const PENDING = 'GET /cargos/pendientes/all'
/** A row that no server of ours sends: the page cannot draw it. */
const unreadable = { ...aChargeRow(1), alumno: null }

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const openCrashed = async () => {
  const opened = await renderScreen('/cargos/pendientes', {
    answers: {
      [PENDING]: { ok: true, cargos: [unreadable] },
      'GET /cargos/pendientes/inscripcion': { ok: true, cargos: [] },
      'GET /cargos/complementos': { ok: true, cargos: [] },
    },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(CRASHED)
  await Promise.all(screens.map(({ load }) => load()))
  return opened
}

test('a page that breaks shows what happened and a way back, inside the shell', async () => {
  await openCrashed()
  expect(screen.getByRole('button', { name: 'Volver a cargar' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('banner')).toHaveTextContent('Colegio de prueba')
})

test('going elsewhere recovers', async () => {
  const { user } = await openCrashed()
  // The links to the other views are outside the crashed page, so they still work.
  await user.click(screen.getByRole('link', { name: 'Cargos de inscripción' }))
  expect(await screen.findByText('No hay inscripciones por cobrar')).toBeInTheDocument()
  expect(address()).toBe('/cargos/inscripciones')
  expect(screen.queryByText(CRASHED)).not.toBeInTheDocument()
})

test('what breaks outside of the pages leaves no blank window either', async () => {
  const { store } = startClient()
  render(
    <Provider store={store}>
      <App schoolName={{ not: 'a name' } as never} />
    </Provider>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent(CRASHED)
})
