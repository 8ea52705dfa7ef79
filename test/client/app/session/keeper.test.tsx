import { act, screen, within } from '@testing-library/react'
import { address } from '@test/support/pages/screen'
import { slowReply } from '@test/support/state/fakeNetwork'
import { signedIn } from '@test/support/state/rows'
import { ACTIVITY, arrive, MINUTE, openHome, passes, startClock, VERIFY } from './keeper.support'

type User = Awaited<ReturnType<typeof openHome>>['user']

const warning = () => screen.queryByRole('alertdialog', { name: '¿Sigues ahí?' })
const isOut = () => screen.queryByRole('heading', { level: 1, name: 'Ingreso' }) !== null
const touch = async (user: User) => {
  await user.keyboard('{Shift}')
  await arrive()
}
/** By the menu, as staff do. */
const goTo = async (user: User, label: string) => {
  await user.click(screen.getByRole('button', { name: 'Abrir el menú' }))
  await user.click(
    await within(screen.getByRole('navigation', { name: 'Menú principal' })).findByRole('link', {
      name: label,
    }),
  )
  await arrive()
  await passes(1000)
}

beforeEach(startClock)
afterEach(() => jest.useRealTimers())

test('at 14 idle minutes a warning, not before; at 15 the end, which leads back here', async () => {
  const { network, store } = await openHome()
  await passes(13 * MINUTE + 50_000)
  expect(warning()).not.toBeInTheDocument()
  await passes(20_000)
  expect(warning()).toBeInTheDocument()
  expect(warning()).toHaveAccessibleDescription(/^Tu sesión terminará en un minuto/)
  expect(screen.getByRole('button', { name: 'Continuar' })).toHaveFocus()
  await passes(40_000)
  expect(isOut()).toBe(false)
  await passes(15_000)
  expect(isOut()).toBe(true)
  expect(warning()).not.toBeInTheDocument()
  expect(network.count('POST /auth/logout')).toBe(1)
  expect(store.getState().session).toMatchObject({ token: null, user: null })
})

test('the end leads to the login and from there back to the screen one was on', async () => {
  const { user } = await openHome()
  await goTo(user, 'Cargos')
  await passes(15 * MINUTE + 5000)
  expect(isOut()).toBe(true)
  expect(address()).toBe('/login?volver=%2Fcargos%2Fpendientes')
})

test('"Continuar" renews the session, and the 15 minutes begin again', async () => {
  const { user, network, token } = await openHome()
  await passes(14 * MINUTE + 10_000)
  const before = network.count(VERIFY)
  const old = token()
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await passes(1000)
  expect(warning()).not.toBeInTheDocument()
  expect(network.count(VERIFY)).toBe(before + 1)
  expect(token()).not.toBe(old)
  await passes(13 * MINUTE + 40_000)
  expect(isOut()).toBe(false)
  expect(warning()).not.toBeInTheDocument()
  await passes(MINUTE + 40_000)
  expect(isOut()).toBe(true)
})

test('any key answers the warning too', async () => {
  const { user } = await openHome()
  await passes(14 * MINUTE + 10_000)
  await touch(user)
  await passes(10_000)
  expect(warning()).not.toBeInTheDocument()
  await passes(2 * MINUTE)
  expect(isOut()).toBe(false)
})

test('who works is renewed before the token runs out, and is never warned', async () => {
  const { user, network, token } = await openHome()
  for (let minute = 0; minute < 40; minute += 1) {
    await touch(user)
    await passes(MINUTE)
    expect(warning()).not.toBeInTheDocument()
  }
  expect(isOut()).toBe(false)
  expect(token()).not.toBe('ficha-1')
  // Every 11 minutes or so, not at every key.
  expect(network.count(VERIFY)).toBe(3)
})

test('what was done last earns one renewal, and no more', async () => {
  const { user, network } = await openHome()
  await passes(MINUTE)
  await touch(user)
  await passes(9 * MINUTE + 50_000)
  expect(network.count(VERIFY)).toBe(0)
  await passes(20_000)
  expect(network.count(VERIFY)).toBe(1)
  await passes(4 * MINUTE + 40_000)
  expect(network.count(VERIFY)).toBe(1)
  expect(isOut()).toBe(false)
  await passes(15_000)
  expect(isOut()).toBe(true)
})

test('a slow renewal is not asked for twice, one that never comes is', async () => {
  const { user, network, token } = await openHome()
  const { reply, arrive: answered } = slowReply()
  network.on(VERIFY, reply)
  await passes(10 * MINUTE)
  await touch(user)
  await passes(MINUTE + 25_000)
  expect(network.count(VERIFY)).toBe(1)
  await passes(15_000)
  expect(network.count(VERIFY)).toBe(2)
  answered(signedIn('ficha-9'))
  await arrive()
  expect(token()).toBe('ficha-9')
  await passes(2 * MINUTE)
  expect(network.count(VERIFY)).toBe(2)
})

test('a new screen asks for a new token, at most once a minute', async () => {
  const { user, network } = await openHome()
  await goTo(user, 'Cargos')
  expect(network.count(VERIFY)).toBe(0)
  await passes(61_000)
  await goTo(user, 'Pagos y recibos')
  expect(network.count(VERIFY)).toBe(1)
  await goTo(user, 'Cargos')
  await goTo(user, 'Inicio')
  expect(network.count(VERIFY)).toBe(1)
  await passes(61_000)
  await goTo(user, 'Cargos')
  expect(network.count(VERIFY)).toBe(2)
})

test('screens opened while the renewal travels do not ask again', async () => {
  const { user, network } = await openHome()
  network.on(VERIFY, slowReply().reply)
  await passes(61_000)
  await goTo(user, 'Cargos')
  await goTo(user, 'Pagos y recibos')
  expect(network.count(VERIFY)).toBe(1)
})

test('who works in another tab is not idle here', async () => {
  await openHome()
  for (let round = 0; round < 3; round += 1) {
    await passes(13 * MINUTE)
    localStorage.setItem(ACTIVITY, String(Date.now()))
  }
  await passes(13 * MINUTE)
  expect(warning()).not.toBeInTheDocument()
  expect(isOut()).toBe(false)
  await passes(2 * MINUTE + 5000)
  expect(isOut()).toBe(true)
})

test('what is done here is written for the other tabs, but not at every key', async () => {
  const { user } = await openHome()
  await passes(MINUTE)
  const write = jest.spyOn(Storage.prototype, 'setItem')
  await user.keyboard('rosa garcía núñez')
  expect(write.mock.calls).toEqual([[ACTIVITY, String(Date.now())]])
  write.mockRestore()
})

test('a server that knows the session no more ends it at the next renewal', async () => {
  const { user, network } = await openHome()
  network.on(
    VERIFY,
    new Response('{"ok":false,"message":"Tu sesión terminó."}', {
      status: 401,
      headers: { 'content-type': 'application/json' },
    }),
  )
  await passes(61_000)
  await goTo(user, 'Cargos').catch(() => undefined)
  expect(isOut()).toBe(true)
})

test('a network that is away ends no session', async () => {
  const { user, network } = await openHome()
  network.on(VERIFY, () => {
    throw new TypeError('Failed to fetch')
  })
  await passes(61_000)
  await goTo(user, 'Cargos')
  await act(async () => undefined)
  expect(isOut()).toBe(false)
  expect(screen.getByRole('heading', { level: 1, name: 'Cargos pendientes' })).toBeInTheDocument()
})
