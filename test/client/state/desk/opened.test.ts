import { OPENED_STORAGE_KEY } from '@client/state/desk/desk.listeners'
import { familyOpened } from '@client/state/desk/desk.slice'
import { loggedOut } from '@client/state/session/sessionEvents'
import { sessionApi } from '@client/state/session/session.api'
import { SESSION_STORAGE_KEY } from '@client/state/session/storedSession'
import { startPersistedClient } from '@test/support/state/client'
import { until } from '@test/support/state/fakeNetwork'
import { memoryStorage } from '@test/support/state/memoryStorage'
import { signedIn } from '@test/support/state/rows'

type Client = Awaited<ReturnType<typeof startPersistedClient>>

const signIn = ({ network, store }: Client, id = 7) => {
  network.on('POST /auth/login', signedIn(`ficha-${id}`, { id }))
  return store.dispatch(
    sessionApi.endpoints.login.initiate({ user: 'caja', password: 'Direccion#2026' }, { track: false }),
  )
}
const open = ({ store }: Client, ...ids: number[]) => {
  for (const id of ids)
    store.dispatch(familyOpened({ padre: { id, nombre: `MADRE ${id}`, telefono: '5512345678' }, hijos: [] }))
}
const shown = ({ store }: Client) => store.getState().desk.map(({ titulo }) => titulo)
/** The same tab after a reload: what the browser kept is all there is. */
const reloaded = ({ browser }: Client, tab: ReturnType<typeof memoryStorage>) =>
  startPersistedClient({ [SESSION_STORAGE_KEY]: browser.read(SESSION_STORAGE_KEY) ?? '{}' }, tab.storage)
/** Lets storage and listeners answer. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

const tabWithVisits = async () => {
  const tab = memoryStorage()
  const client = await startPersistedClient({}, tab.storage)
  await signIn(client)
  open(client, 1, 2)
  await until(() => tab.read(OPENED_STORAGE_KEY)?.includes('MADRE 2') === true)
  await until(() => client.browser.read(SESSION_STORAGE_KEY)?.includes('ficha-7') === true)
  return { tab, client }
}

test('a reload keeps the families that the user opened; what is opened after it comes first', async () => {
  const { tab, client } = await tabWithVisits()
  const again = await reloaded(client, tab)
  await until(() => shown(again).length > 0)
  expect(shown(again)).toEqual(['MADRE 2', 'MADRE 1'])
  open(again, 3, 1)
  expect(shown(again)).toEqual(['MADRE 1', 'MADRE 3', 'MADRE 2'])
})

test('a session that ended by itself gives them back to its user alone', async () => {
  const { tab, client } = await tabWithVisits()
  client.store.dispatch(loggedOut({ from: 'here', why: 'idle' }))
  expect(shown(client)).toEqual([])
  await settle()
  await signIn(client)
  await until(() => shown(client).length === 2)
  client.store.dispatch(loggedOut({ from: 'here', why: 'expired' }))
  await signIn(client, 8)
  await until(() => tab.read(OPENED_STORAGE_KEY) === null)
  expect(shown(client)).toEqual([])
})

test('Salir, here or in another tab, removes them from the computer', async () => {
  for (const from of ['here', 'other-tab'] as const) {
    const { tab, client } = await tabWithVisits()
    client.store.dispatch(loggedOut({ from }))
    await until(() => tab.read(OPENED_STORAGE_KEY) === null)
    await signIn(client)
    await settle()
    expect(shown(client)).toEqual([])
  }
})

test.each([
  '',
  '{',
  '7',
  '{"userId":7}',
  '{"userId":7,"families":[{"of":3}]}',
  '{"userId":7,"families":[null]}',
])('what is no list of families, %j, opens an empty field', async (kept) => {
  const tab = memoryStorage({ [OPENED_STORAGE_KEY]: kept })
  const client = await startPersistedClient({}, tab.storage)
  await signIn(client)
  await settle()
  expect(shown(client)).toEqual([])
  open(client, 4)
  expect(shown(client)).toEqual(['MADRE 4'])
})
