import { act, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { CrashScreen } from '@client/app/CrashScreen'
import { lazyPage, lazyPart } from '@client/ui/parts/lazyPart'
import { OfflineBar } from '@client/ui/page/OfflineBar'
import { lookForNewBuild } from '@client/ui/parts/newBuild'
import { renderUi } from '@test/support/pages/ui'

const WAITING = 'Esperando la conexión'
const Page = () => <h1>Alumnos</h1>

/** Code that arrives while there is a line. */
const chunk = () => {
  const line = { up: false, asked: 0 }
  const load = async (): Promise<ComponentType> => {
    line.asked += 1
    if (!line.up) throw Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })
    return Page
  }
  return { line, load }
}
const backOnline = () => act(async () => void window.dispatchEvent(new Event('online')))

test('a page whose code does not arrive waits, says so, and opens by itself once the line is back', async () => {
  const { line, load } = chunk()
  const Lazy = lazyPage(load)
  renderUi(<Lazy />)
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…')
  expect(await screen.findByText(WAITING)).toBeVisible()
  await backOnline()
  expect(screen.getByRole('status')).toHaveTextContent(WAITING)
  line.up = true
  await backOnline()
  expect(await screen.findByRole('heading', { name: 'Alumnos' })).toBeInTheDocument()
  const asked = line.asked
  await backOnline()
  expect(line.asked).toBe(asked)
})

test('it is there at once the next time', async () => {
  const { line, load } = chunk()
  const Lazy = lazyPage(load)
  const first = renderUi(<Lazy />)
  await screen.findByText(WAITING)
  line.up = true
  await backOnline()
  await screen.findByRole('heading', { name: 'Alumnos' })
  first.unmount()
  renderUi(<Lazy />)
  expect(screen.getByRole('heading', { name: 'Alumnos' })).toBeInTheDocument()
})

test('code that is there before its page is drawn shows at once, with nothing in between', async () => {
  const { line, load } = chunk()
  line.up = true
  const Lazy = lazyPage(load)
  await Lazy.arrive()
  renderUi(<Lazy />)
  expect(screen.getByRole('heading', { name: 'Alumnos' })).toBeInTheDocument()
  expect(line.asked).toBe(1)
})

test('what opens over a page tells it in a notice, and leaves the page alone', async () => {
  const { line, load } = chunk()
  const Dialog = lazyPart(load)
  renderUi(
    <>
      <input aria-label="Nombre" defaultValue="Ñandú" />
      <Dialog />
    </>,
  )
  expect(await screen.findByText(new RegExp(`^${WAITING}`))).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveValue('Ñandú')
  line.up = true
  await backOnline()
  expect(await screen.findByRole('heading', { name: 'Alumnos' })).toBeInTheDocument()
})

test('code that arrived and is wrong is a crash, not something to wait for', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Lazy = lazyPage(() => Promise.reject(new TypeError('x is not a function')))
  renderUi(
    <CrashScreen resetKey="">
      <Lazy />
    </CrashScreen>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('Algo salió mal en esta página')
  said.mockRestore()
})

describe('a new build', () => {
  const own = document.createElement('script')
  own.setAttribute('src', '/assets/early.aaaaaaaaaa.js')
  const served = (page: Response | Error) => {
    globalThis.fetch = jest.fn(async () => {
      if (page instanceof Error) throw page
      return page
    })
    return act(() => lookForNewBuild())
  }
  const html = (early: string) => new Response(`<script defer="defer" src="/assets/${early}.js"></script>`)
  const realFetch = globalThis.fetch
  beforeEach(() => document.head.append(own))
  afterEach(() => {
    own.remove()
    globalThis.fetch = realFetch
  })

  test('is announced in the bar, once the server serves another page than this one’s', async () => {
    renderUi(<OfflineBar trouble={null} />)
    await served(html('early.aaaaaaaaaa'))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await served(new TypeError('Failed to fetch'))
    await served(new Response('Bad gateway', { status: 502 }))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await served(html('early.bbbbbbbbbb'))
    expect(screen.getByRole('status')).toHaveTextContent(/^Hay una versión nueva/)
  })

  test('that this window was loaded anew for already is not waited for: a cache on the way has the old page', async () => {
    sessionStorage.setItem('escuela:version', '/assets/early.bbbbbbbbbb.js')
    renderUi(<OfflineBar trouble={null} />)
    await served(html('early.bbbbbbbbbb'))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    sessionStorage.clear()
  })
})
