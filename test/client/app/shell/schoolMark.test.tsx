import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refreshChanged } from '@client/state/live/refreshChanged'
import { renderScreen } from '@test/support/pages/screen'
import { prepareBrowser, runMain } from '../start.support'
import { windowOfWidth } from './wideWindow.support'

const LOGO = '/files/escuela/logo?v=1'
const school = (urlLogo: string | null) => ({
  ok: true,
  escuela: { nombre: 'Colegio Nuevo', urlLogo, niveles: [], dias_inhabiles: [] },
})
const logoIn = (place: HTMLElement) => place.querySelector<HTMLImageElement>('img.logo')

describe.each([1366, 768])('in a window of %i px', (width) => {
  let undo: () => void
  beforeEach(() => {
    undo = windowOfWidth(width)
  })
  afterEach(() => undo())

  test('a name saved at another desk is in the bar and in the title of the tab', async () => {
    document.title = 'Colegio de prueba'
    const { store } = await renderScreen('/cargos/pendientes', {
      answers: { 'GET /escuela': school(LOGO), 'GET /cargos/pendientes/all': { ok: true, cargos: [] } },
    })
    await screen.findByRole('heading', { level: 1, name: 'Cargos pendientes' })
    expect(document.title).toBe('Cargos pendientes · Colegio de prueba')
    const place =
      width > 1000
        ? screen.getByRole('navigation', { name: 'Menú principal' })
        : document.querySelector<HTMLElement>('.ui-bar')!
    expect(logoIn(place)).toBeNull()
    act(() => store.dispatch(refreshChanged(['School'])))
    expect(await within(place).findByText('Colegio Nuevo')).toBeInTheDocument()
    expect(document.title).toBe('Cargos pendientes · Colegio Nuevo')
    const logo = logoIn(place)!
    expect(logo.getAttribute('src')).toBe(LOGO)
    // Its place is reserved before it arrives.
    expect(logo.width).toBeGreaterThan(0)
    expect(logo.width).toBe(logo.height)
  })
})

describe('at the login', () => {
  const openWith = async (logo: string) => {
    prepareBrowser('/login')
    Object.assign((window as unknown as { ESCUELA: object }).ESCUELA, { logo })
    await runMain(() => new Promise(() => undefined))
    return screen.getByRole('banner')
  }

  test('the logo of config.js stands beside the name, without words of its own', async () => {
    const banner = await openWith(LOGO)
    expect(banner).toHaveTextContent('Colegio Núñez')
    expect(within(banner).queryByRole('img')).not.toBeInTheDocument()
    expect(logoIn(banner)).toHaveAttribute('src', LOGO)
  })

  test('without a logo, and where it does not load, there is the sign of a school', async () => {
    const banner = await openWith(LOGO)
    fireEvent.error(logoIn(banner)!)
    await waitFor(() => expect(logoIn(banner)).toBeNull())
    expect(banner.querySelector('svg')).not.toBeNull()
  })
})
