/* eslint no-restricted-syntax: off -- devtoolsInPage comes first: the toolkit looks for the extension once, when it loads. */
import { extension } from '../../support/state/devtoolsInPage'
import { sessionApi } from '@client/state/session/session.api'
import { createDevTools } from '@client/state/devtools/devTools'
import { mask } from '@client/state/devtools/masking'
import { followOtherTab, logout } from '@client/state/session/sessionEnds'
import { SIGNED_OUT } from '@client/state/session/sessionBlob'
import { refreshChanged } from '@client/state/live/refreshChanged'
import { studentsApi } from '@client/state/students/students.api'
import { rootReducer, type RootState } from '@client/state/rootReducer'
import { setupStore } from '@client/state/store'
import { selectPendingCharges } from '@test/support/state/shown'
import {
  computedStates,
  recordedActions,
  replayStore,
  throughJson,
  timeMachine,
} from '../../support/state/devtools'
import { BASE_URL, fakeNetwork, settle, until } from '../../support/state/fakeNetwork'
import { memoryStorage } from '../../support/state/memoryStorage'
import { schoolServer } from '../../support/state/schoolServer'
import { workday } from '../../support/state/workday'

interface Mark {
  step: string
  /** Actions recorded by then. */
  at: number
  state: RootState
}

/** The store as the product makes it where `config.js` asks for DevTools, with the extension's panel open. */
const startConnected = (kept?: Record<string, string>) => {
  const network = fakeNetwork()
  schoolServer(network)
  const browser = memoryStorage(kept)
  const { tools, recording } = createDevTools()
  const { fetch, sendForm } = network
  const deps = recording.network({ fetch, sendForm, baseUrl: BASE_URL })
  const { store, persistor } = setupStore(deps, kept ? recording.storage(browser.storage) : null, tools)
  const { panel, options } = extension
  panel.open()
  const restored = until(() => persistor === null || persistor.getState().bootstrapped)
  return { store, network, browser, recording, panel, options, restored }
}

/** What Export saves once the panel has heard of everything. */
const exported = async ({ panel, store }: ReturnType<typeof startConnected>): Promise<string> => {
  await until(() => panel.known() === recordedActions(store).length)
  return panel.export()
}

/** A day in the real store on the real engine, with what the state was after each step. */
const playDay = async () => {
  const client = startConnected()
  const marks: Mark[] = []
  await workday(client.store, (step) =>
    marks.push({ step, at: recordedActions(client.store).length - 1, state: client.store.getState() }),
  )
  return { ...client, marks, log: recordedActions(client.store), file: await exported(client) }
}

let day: Awaited<ReturnType<typeof playDay>>
const at = (step: string): Mark => day.marks.find((mark) => mark.step === step)!
beforeAll(async () => {
  day = await playDay()
})

test('the day was worked: the log is of something', () => {
  const types = day.log.map(({ type }) => type)
  expect(types).toEqual(
    expect.arrayContaining([
      'api/executeMutation/pending',
      'api/executeMutation/fulfilled',
      'api/executeMutation/rejected',
      'api/executeQuery/fulfilled',
      'session/loggedOut',
      'api/resetApiState',
    ]),
  )
  expect(day.log.length).toBeGreaterThan(40)
  expect(at('login').state.session.token).toBe('secreto-ficha-1')
  expect(at('renew').state.session.token).toBe('secreto-ficha-2')
  expect(selectPendingCharges(at('enrol').state).map(({ id }) => id)).toEqual([1, 2])
  expect(selectPendingCharges(at('pay').state).map(({ id }) => id)).toEqual([2])
  expect(day.network.count('PATCH /cargos/pagar')).toBe(2)
  expect(at('logout').state.charges.ids).toEqual([])
})

describe('a recorded log, after a JSON round trip', () => {
  test('reduces to the state the live store has at the end', () => {
    const final = throughJson(day.log).reduce<RootState | undefined>(rootReducer, undefined)
    expect(throughJson(final)).toStrictEqual(throughJson(day.store.getState()))
  })

  test('imported into the engine, shows the live state after every step', () => {
    const machine = replayStore(rootReducer)
    machine.importActions(throughJson(day.log))
    expect(throughJson(machine.getState())).toStrictEqual(throughJson(day.store.getState()))
    for (const { at: index, state } of day.marks) {
      machine.jumpTo(index)
      expect(throughJson(machine.getState())).toStrictEqual(throughJson(state))
    }
    machine.jumpTo(at('login').at)
    expect(machine.getState().session.user?.name).toBe('directora')
    expect(machine.getState().cycles.ids).toEqual([])
  })

  test('computes the same state after each single action', () => {
    const machine = replayStore(rootReducer)
    machine.importActions(throughJson(day.log))
    expect(throughJson(machine.states())).toStrictEqual(throughJson(timeMachine(day.store).states()))
  })

  test('without one action, is the day without it, and with it again the same as before', () => {
    const machine = replayStore(rootReducer)
    machine.importActions(throughJson(day.log))
    machine.jumpTo(at('logout').at)
    const out = day.log.findIndex(({ type }) => type === 'session/loggedOut')
    machine.toggle(out)
    expect(machine.getState().session.user?.name).toBe('directora')
    machine.toggle(out)
    expect(throughJson(machine.getState())).toStrictEqual(throughJson(day.store.getState()))
  })
})

describe('an exported file', () => {
  test('is what the panel was shown: the store asks the extension for that, and for no more than it can do', () => {
    expect(day.options?.features).toMatchObject({ export: true, import: 'custom' })
    expect(day.options?.maxAge).toBeGreaterThanOrEqual(5_000)
  })

  test('holds no password and no token', () => {
    expect(JSON.stringify(day.log)).toContain('secreto-ficha-2')
    expect(day.file).not.toContain('secreto-')
    expect(day.file).not.toContain('firma=')
  })

  test('even one made past every sanitizer holds no password', () => {
    expect(JSON.stringify(day.log)).not.toContain('secreto-clave')
    expect(JSON.stringify(day.log)).toContain('"password":"***"')
  })

  test('has the password where it belongs: in the call', () => {
    const { body } = day.network.sent.find(({ path }) => path === '/auth/login')!
    expect(body).toMatchObject({ password: 'secreto-clave' })
  })

  test('tells of no subscriptions, which are nobody’s state', () => {
    expect(day.log.filter(({ type }) => type.includes('subscription'))).toEqual([])
  })
})

test('what another desk changed stands once in the log, by its name, and is fetched again', async () => {
  const { store, network } = startConnected()
  const query = store.dispatch(studentsApi.endpoints.listStudents.initiate())
  await query
  const asked = network.count('GET /alumnos/historial')
  expect(asked).toBe(1)
  const before = recordedActions(store).length
  store.dispatch(refreshChanged(['Student']))
  await until(() => network.count('GET /alumnos/historial') > asked)
  await settle()
  const types = recordedActions(store).map(({ type }) => type)
  expect(types.slice(before)).toEqual([
    'live/changesHeard',
    'api/executeQuery/pending',
    'api/executeQuery/fulfilled',
  ])
  query.unsubscribe()
})

test('time travel in the running store shows the past and comes back', () => {
  const machine = timeMachine(day.store)
  const end = day.store.getState()
  machine.jumpTo(at('enrol').at)
  expect(day.store.getState()).toBe(at('enrol').state)
  machine.jumpTo(day.log.length - 1)
  expect(day.store.getState()).toBe(end)
})

describe('imported into a fresh tab of the product', () => {
  const KEPT = { otra: 'cosa' }
  const imported = async (kept: Record<string, string> = KEPT) => {
    const first = startConnected({})
    await first.restored
    await workday(first.store, () => undefined)
    const second = startConnected(kept)
    await second.restored
    await settle()
    second.browser.diary.length = 0
    const sentBefore = second.network.sent.length
    expect(second.recording.isShown()).toBe(false)
    second.panel.import(await exported(first))
    return { first, second, sent: () => second.network.sent.length - sentBefore }
  }

  test('it shows the same state at every index', async () => {
    const { first, second } = await imported()
    const states = computedStates(first.store)
    expect(throughJson(computedStates(second.store))).toStrictEqual(throughJson(states.map(mask)))
    for (const index of [0, 7, states.length - 1]) {
      second.panel.jumpTo(index + 1)
      expect(throughJson(second.store.getState())).toStrictEqual(throughJson(mask(states[index])))
    }
  })

  test('nothing is kept and nothing is sent, whatever the pages and the other tabs go on with', async () => {
    const { second, sent } = await imported()
    expect(second.recording.isShown()).toBe(true)
    second.panel.jumpTo(20)
    const { dispatch, getState } = second.store
    const shown = getState()
    const { listStudents, createStudent } = studentsApi.endpoints
    const query = dispatch(listStudents.initiate(undefined, { forceRefetch: true }))
    await query
    query.unsubscribe()
    const file = new File(['foto'], 'foto.png', { type: 'image/png' })
    const written = await dispatch(
      createStudent.initiate({
        nombre: 'ANA',
        curp: '',
        numero_control: '1',
        fecha_nacimiento: '2014-09-22',
        file,
      }),
    )
    expect(written.error).toEqual({ status: 403, message: expect.stringContaining('grabación') })
    await dispatch(sessionApi.endpoints.verifySession.initiate())
    await dispatch(logout())
    dispatch(followOtherTab({ ...SIGNED_OUT, token: 'de-otra' }))
    await settle()
    expect(getState()).toBe(shown)
    expect(second.browser.diary).toEqual([])
    expect(sent()).toBe(0)
  })

  test('what was under way is given up, and its answer changes nothing', async () => {
    const first = startConnected()
    await workday(first.store, () => undefined)
    const second = startConnected({})
    await second.restored
    let given: AbortSignal | null | undefined
    second.network.on('GET /alumnos', () => new Promise(() => undefined))
    const deps = second.recording.network({
      baseUrl: BASE_URL,
      fetch: (_input, init) => {
        given = init?.signal
        return new Promise(() => undefined)
      },
    })
    void deps.fetch(`${BASE_URL}/alumnos`)
    expect(given?.aborted).toBe(false)
    second.panel.import(await exported(first))
    expect(given?.aborted).toBe(true)
  })

  test('a day without one of its actions is a recording too', async () => {
    const client = startConnected({})
    await client.restored
    await client.store.dispatch(
      sessionApi.endpoints.login.initiate({ user: 'directora', password: 'secreto-clave' }),
    )
    await settle()
    client.browser.diary.length = 0
    client.panel.toggle(recordedActions(client.store).findIndex(({ type }) => type.endsWith('fulfilled')) + 1)
    expect(client.store.getState().session.token).toBeNull()
    expect(client.recording.isShown()).toBe(true)
    await settle()
    expect(client.browser.diary).toEqual([])
  })
})

test('without tools no extension sees the store', () => {
  const before = extension.panel
  const { store } = setupStore({ fetch: fakeNetwork().fetch, baseUrl: BASE_URL }, null)
  expect(extension.panel).toBe(before)
  expect('liftedStore' in store).toBe(false)
})
