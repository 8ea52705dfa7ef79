import { extension } from '../../support/state/devtoolsExtension'
import {
  exportedFile,
  recordedActions,
  replayStore,
  throughJson,
  timeMachine,
} from '../../support/state/devtools'
import { maskAction, maskState } from '@client/state/core/masking'
import { rootReducer, setupStore, type RootState } from '@client/state/store'
import { BASE_URL, fakeNetwork, until } from '../../support/state/fakeNetwork'
import { memoryStorage } from '../../support/state/memoryStorage'
import { schoolServer } from '../../support/state/schoolServer'
import { workday } from '../../support/state/workday'
import { selectPendingCharges } from '@test/support/state/shown'

interface Mark {
  step: string
  /** Actions recorded by then. */
  at: number
  state: RootState
}

/** A day in the real store on the real engine, with what the state was after each step. */
const playDay = async () => {
  const network = fakeNetwork()
  schoolServer(network)
  const { store } = setupStore({ fetch: network.fetch, baseUrl: BASE_URL }, null)
  const marks: Mark[] = []
  await workday(store, (step) =>
    marks.push({ step, at: recordedActions(store).length - 1, state: store.getState() }),
  )
  return { store, marks, log: recordedActions(store), network }
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
  test('is sanitised by what the store asked the extension for', () => {
    expect(extension.options).toMatchObject({
      name: 'Escuela',
      actionSanitizer: maskAction,
      stateSanitizer: maskState,
    })
  })

  test('holds no password and no token, the log itself does', () => {
    expect(JSON.stringify(day.log)).toContain('secreto-clave')
    expect(JSON.stringify(day.log)).toContain('secreto-ficha-2')
    expect(exportedFile(day.store)).not.toContain('secreto-')
  })

  test('imported on another machine, shows the same day but for the masked secrets', () => {
    const machine = replayStore(rootReducer)
    machine.importFile(exportedFile(day.store))
    for (const { at: index, state } of day.marks) {
      machine.jumpTo(index)
      expect(throughJson(machine.getState())).toStrictEqual(throughJson(maskState(state)))
    }
  })
})

test('time travel in the running store shows the past and comes back', () => {
  const machine = timeMachine(day.store)
  const end = day.store.getState()
  machine.jumpTo(at('enrol').at)
  expect(day.store.getState()).toBe(at('enrol').state)
  machine.jumpTo(day.log.length - 1)
  expect(day.store.getState()).toBe(end)
})

describe('in the store of the product, which also persists', () => {
  const startPersisted = async () => {
    const network = fakeNetwork()
    schoolServer(network)
    const browser = memoryStorage()
    const { store, persistor } = setupStore({ fetch: network.fetch, baseUrl: BASE_URL }, browser.storage)
    await until(() => persistor?.getState().bootstrapped === true)
    return { store, browser }
  }

  test('a file exported there is imported there, and shows the same day', async () => {
    const first = await startPersisted()
    const marks: { step: string; at: number; state: RootState }[] = []
    await workday(first.store, (step) =>
      marks.push({ step, at: recordedActions(first.store).length - 1, state: first.store.getState() }),
    )
    const second = await startPersisted()
    const machine = timeMachine(second.store)
    machine.importFile(exportedFile(first.store))
    for (const { at: index, state } of marks) {
      machine.jumpTo(index)
      expect(throughJson(machine.getState())).toStrictEqual(throughJson(maskState(state)))
    }
  })
})
