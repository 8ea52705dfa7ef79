import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Access } from '@contract/http/route'
import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import { askEarly } from '@client/app/early/early'
import { CURRENT_CYCLE, OPENS_WITH } from '@client/app/early/opensWith'
import { screens } from '@client/app/screens'
import { baseApi } from '@client/state/core/baseApi'
import { argOf } from '@client/state/early/earlyReads'
import { SESSION_STORAGE_KEY, storedSession } from '@client/state/session/storedSession'
import { allRoutes } from '@test/support/allRoutes'
import { ALL_PERMISSIONS, renderScreen } from '@test/support/pages/screen'
import { BASE_URL, failure } from '@test/support/state/fakeNetwork'
import { aStudentRow } from '@test/support/state/rows'
import { prepareBrowser, runMain, watchSkeleton } from '../start.support'

const pages = Object.entries(OPENS_WITH)

const endpoints = baseApi.endpoints as unknown as Record<
  string,
  { select: (arg: unknown) => (state: unknown) => { status: string } }
>

test.each(pages)('%s asks for what was asked early, letter by letter', async (path, calls) => {
  const { network, unmount, store } = await renderScreen(path)
  await waitFor(() => {
    for (const call of Object.values({ ...CURRENT_CYCLE, ...calls }))
      expect(network.count(`GET ${call}`)).toBe(1)
  })
  // Same endpoint and argument: otherwise the page would not find the early answer and would ask again.
  for (const [endpoint, call] of Object.entries(calls))
    expect([endpoint, endpoints[endpoint]?.select(argOf(call))(store.getState()).status]).not.toEqual([
      endpoint,
      'uninitialized',
    ])
  unmount()
})

const pairsOf = (access: Access): string[] =>
  typeof access === 'string' ? [] : access.map((pair) => pair.join(' '))

/** A mouse that rests on a link asks for them, and each refused call leaves a line in the bitácora. */
test.each(pages)('whoever may open %s may make its reads', async (path, calls) => {
  const { access, needs = access } = screens.find((each) => each.path === path)!
  const opens = (wanted: Access, held: readonly string[]) =>
    typeof wanted === 'string' || pairsOf(wanted).some((pair) => held.includes(pair))
  const least = pairsOf(access).flatMap((one) =>
    opens(needs, [one]) ? [[one]] : pairsOf(needs).map((other) => [one, other]),
  )
  const routes = await allRoutes()
  const refused = Object.values(calls)
    // `useReadAhead` asks for the cycles with their own permission.
    .filter((call) => call !== cyclesRoutes.list.path)
    .flatMap((call) => {
      const route = routes.find((each) => each.method === 'GET' && each.path === call.split('?')[0])!
      return least.filter((held) => !opens(route.access, held)).map((held) => [call, ...held])
    })
  expect(refused).toEqual([])
})

const KEPT = JSON.stringify({
  token: '"ficha-1"',
  user: JSON.stringify({ id: 7, name: 'directora', typeUser: 'NORMAL' }),
  roles: '[]',
  permissions: JSON.stringify(
    ALL_PERMISSIONS.map((name) => {
      const at = name.lastIndexOf(' ')
      return { module: name.slice(0, at), action: name.slice(at + 1) }
    }),
  ),
  _persist: '{"version":1,"rehydrated":true}',
})

/** A browser with a session opens an address: what is asked early first, then the product. */
const openEarly = async (path: string, prepare?: (network: ReturnType<typeof prepareBrowser>) => void) => {
  const network = prepareBrowser(path)
  prepare?.(network)
  localStorage.setItem(SESSION_STORAGE_KEY, KEPT)
  askEarly({
    fetch: network.fetch,
    api: BASE_URL,
    at: window.location,
    session: storedSession(() => localStorage)!,
  })
  await runMain()
  await waitFor(() => expect(document.querySelector('#contenido h1')).not.toBeNull())
  return network
}

test('a list whose answer is there is drawn at once: no skeleton comes before it, and it is asked for once', async () => {
  const skeleton = watchSkeleton()
  const network = await openEarly('/alumnos/inscritos', (ours) => {
    ours.on('GET /alumnos/actualmente/inscritos', { ok: true, alumnos: [aStudentRow(1), aStudentRow(2)] })
  })
  await waitFor(() => expect(document.querySelectorAll('table tbody tr')).toHaveLength(2))
  expect(skeleton()).toBe(false)
  expect(network.count('GET /alumnos/actualmente/inscritos')).toBe(1)
  expect(network.count('GET /ciclo/actual')).toBe(1)
})

test('a frame waits for no answer that is late: a skeleton stands until it is there', async () => {
  const skeleton = watchSkeleton()
  let reply: (rows: object) => void = () => undefined
  const late = new Promise<object>((resolve) => (reply = resolve))
  await openEarly('/alumnos/inscritos', (ours) => ours.on('GET /alumnos/actualmente/inscritos', () => late))
  expect(skeleton()).toBe(true)
  reply({ ok: true, alumnos: [aStudentRow(1)] })
  await waitFor(() => expect(document.querySelectorAll('table:not([aria-hidden]) tbody tr')).toHaveLength(1))
})

test('what fails once the page stands is asked for anew when somebody tries again', async () => {
  let fail: (answer: Response) => void = () => undefined
  const late = new Promise<Response>((resolve) => (fail = resolve))
  const network = await openEarly('/alumnos/inscritos', (ours) =>
    ours.on('GET /alumnos/actualmente/inscritos', () => late),
  )
  fail(failure(500, 'Se cayó'))
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(network.count('GET /alumnos/actualmente/inscritos')).toBe(2))
})

test.each([
  ['/morosos', 'GET /morosos?maximo=2000', { ok: true, escuela: {}, fecha: '2026-11-23', morosos: [] }],
  ['/eventos', 'GET /eventos', { ok: true, eventos: [] }],
  ['/menciones', 'GET /menciones', { ok: true, menciones: [] }],
])('%s reads anew on opening, but not what was read for this very opening', async (path, call, reply) => {
  const network = await openEarly(path, (ours) => ours.on(call, reply))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(network.count(call)).toBe(1)
})

test.each(pages)(
  '%s asks once more for what failed before it was drawn, and no third time',
  async (path, calls) => {
    const network = await openEarly(path)
    // Time enough for a second call, if the page made one.
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    for (const call of Object.values(calls)) expect(network.count(`GET ${call}`)).toBeLessThanOrEqual(2)
  },
)
