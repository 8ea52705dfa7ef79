import { readFileSync } from 'node:fs'
import * as reduxPersist from 'redux-persist'
import { findNonSerializableValue } from '@reduxjs/toolkit'
import { rootReducer } from '@client/state/rootReducer'
import { setupStore } from '@client/state/store'
import { startClient } from '../../support/state/client'
import { BASE_URL, fakeNetwork, until } from '../../support/state/fakeNetwork'
import { memoryStorage } from '../../support/state/memoryStorage'
import { schoolServer } from '../../support/state/schoolServer'
import { workday } from '../../support/state/workday'

const PERSIST_ACTIONS = Object.values(reduxPersist as Record<string, unknown>).filter(
  (value): value is string => typeof value === 'string' && value.startsWith('persist/'),
)

let complaints: jest.SpyInstance
beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  complaints.mockRestore()
})

describe('the state', () => {
  test('holds session, tables, cache, the families opened at the desk and what was just taken, and nothing else', () => {
    const { store } = startClient()
    expect(Object.keys(store.getState()).sort()).toEqual([
      'api',
      'charges',
      'cycles',
      'desk',
      'parents',
      'proof',
      'school',
      'session',
      'students',
      'taken',
    ])
  })

  test('is serialisable at first, and the same from the bare reducer', () => {
    const initial = rootReducer(undefined, { type: '@@INIT' })
    expect(findNonSerializableValue(initial)).toBe(false)
    expect(JSON.parse(JSON.stringify(initial))).toStrictEqual(initial)
    expect(startClient().store.getState().session).toEqual(initial.session)
  })

  test('two stores share nothing', async () => {
    const [one, other] = [startClient(), startClient()]
    await one.signIn()
    expect(other.session().token).toBeNull()
    expect(one.store.getState()).not.toBe(other.store.getState())
  })
})

describe('a whole day of work, with what the browser keeps', () => {
  test('puts nothing unserialisable into actions or state, and mutates nothing', async () => {
    const network = fakeNetwork()
    schoolServer(network)
    const { store, persistor } = setupStore(
      { fetch: network.fetch, baseUrl: BASE_URL },
      memoryStorage().storage,
    )
    await until(() => persistor?.getState().bootstrapped === true)
    const steps: unknown[] = []
    await workday(store, () => steps.push(findNonSerializableValue(store.getState())))
    expect(steps).toEqual([false, false, false, false, false, false, false, false])
    expect(complaints.mock.calls).toEqual([])
  })
})

describe('the serialisability check', () => {
  const complaintsAbout = (action: { type: string }) => {
    const { store } = startClient()
    complaints.mockClear()
    store.dispatch(action)
    return complaints.mock.calls.length
  }

  test('there are six actions of redux-persist', () => {
    expect(PERSIST_ACTIONS).toHaveLength(6)
  })

  test.each(PERSIST_ACTIONS)('passes over %s', (type) => {
    expect(complaintsAbout({ type, err: () => undefined, key: 'otra' } as { type: string })).toBe(0)
  })

  test.each(['persist/OTHER', 'session/loggedOut', 'charges/anything', 'x'])('looks into %s', (type) => {
    const action = { type, payload: { from: 'here' }, other: () => undefined, meta: { arg: {} } }
    expect(complaintsAbout(action)).toBe(1)
  })

  test('a file may be the argument of a call, as the toolkit provides, and nowhere else', () => {
    const file = new File(['x'], 'x.png')
    expect(complaintsAbout({ type: 'x', meta: { arg: { file } } } as { type: string })).toBe(0)
    expect(complaintsAbout({ type: 'x', payload: { file } } as { type: string })).toBe(1)
  })
})

test('the page about state lists every slice: a newcomer looks there for what the store holds', () => {
  const page = readFileSync('src/decisions/domain/state.md', 'utf8')
  const slices = Object.keys(rootReducer(undefined, { type: 'test/asked' }))
  expect(slices.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
