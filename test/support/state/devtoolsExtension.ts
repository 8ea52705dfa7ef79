import { instrument, type LiftedState } from '@redux-devtools/instrument'
import type { StoreEnhancer, StoreEnhancerStoreCreator, UnknownAction } from '@reduxjs/toolkit'

/*
 * What the browser's extension puts into a page, as its public source has it (reduxjs/redux-devtools, extension/src/pageScript):
 * which message goes out when, and what of it is sanitised. Left out: filters by action type, reports, traces, errors.
 */

type Action = UnknownAction & { type: string }
type Lifted = LiftedState<unknown, Action, unknown>
/** What an action or a state is kept with. */
type Entry = Lifted['actionsById'][number]

/** As a store may ask for it. */
export interface ExtensionOptions {
  name?: string
  maxAge?: number
  latency?: number
  actionSanitizer?: (action: Action, id: number) => Action
  stateSanitizer?: (state: unknown, index: number) => unknown
  /** Without it everything is allowed, and exports are 'custom'. */
  features?: Record<string, boolean | string>
}

/** Out of the page. Parts are JSON already: the panel gets copies. */
export interface PageMessage {
  source: '@devtools-page'
  type: 'INIT_INSTANCE' | 'STATE' | 'ACTION' | 'PARTIAL_STATE' | 'EXPORT' | 'ERROR'
  payload?: unknown
  action?: string
  actionsById?: string
  computedStates?: string
  committedState?: string | boolean
  maxAge?: number
  nextActionId?: number
  libConfig?: { name: string; type: 'redux'; features?: ExtensionOptions['features'] }
}

/** Into the page. */
export type PanelMessage = { source: '@devtools-extension' } & (
  | { type: 'START' | 'STOP' | 'UPDATE' | 'EXPORT' }
  | { type: 'IMPORT'; state: string }
  | { type: 'DISPATCH'; payload: { type: string; [field: string]: unknown } }
)

/** Between page and panel: in a browser `window.postMessage`, elsewhere calls. */
export interface Wire {
  post: (message: PageMessage) => void
  listen: (heard: (message: PanelMessage) => void) => void
}

interface LiftedStore {
  getState: () => Lifted
  dispatch: (action: object) => unknown
}
interface InstrumentedStore {
  liftedStore: LiftedStore
  subscribe: (listener: () => void) => () => void
}

/** At most once in so many ms: at once when nothing was for as long, else when that time is over. */
const throttled = <A extends unknown[]>(work: (...args: A) => void, ms: number) => {
  let last = -Infinity
  let waiting: { timer: ReturnType<typeof setTimeout>; args: A } | null = null
  const run = (args: A) => {
    waiting = null
    last = Date.now()
    work(...args)
  }
  const call = (...args: A) => {
    if (waiting) waiting.args = args
    else if (Date.now() - last >= ms) run(args)
    else waiting = { timer: setTimeout(() => run(waiting!.args), ms - (Date.now() - last)), args }
  }
  const cancel = () => {
    if (waiting) clearTimeout(waiting.timer)
    waiting = null
  }
  return Object.assign(call, { cancel })
}

/** The engine's own actions after which the panel has to be told everything, unless it asked itself. */
const createMonitor = () => {
  const monitor = { active: false, lastAction: '' }
  return {
    monitor,
    reducer: (state: unknown = {}, action: { type: string }) => {
      if (monitor.active) monitor.lastAction = action.type
      return state
    },
    isMonitorAction: () => monitor.lastAction !== '' && monitor.lastAction !== 'PERFORM_ACTION',
    isTimeTraveling: () => /^JUMP_TO_/.test(monitor.lastAction),
  }
}

const enhance = (options: ExtensionOptions, wire: Wire) => (create: StoreEnhancerStoreCreator) => {
  const { actionSanitizer, stateSanitizer, features, latency = 500, maxAge = 50 } = options
  const { monitor, reducer, isMonitorAction, isTimeTraveling } = createMonitor()
  let store: InstrumentedStore
  let sendingActionId = 1
  const lifted = () => store.liftedStore.getState()
  const send = (message: Omit<PageMessage, 'source'>) => wire.post({ source: '@devtools-page', ...message })

  const shownAction = (entry: Entry, id: number): Entry =>
    actionSanitizer ? { ...entry, action: actionSanitizer(entry.action, id) } : entry
  const shownState = <E extends { state: unknown }>(entry: E, index: number): E =>
    stateSanitizer ? { ...entry, state: stateSanitizer(entry.state, index) } : entry

  const relayState = throttled((libConfig?: PageMessage['libConfig']) => {
    relayAction.cancel()
    const { actionsById, computedStates, committedState, ...payload } = lifted()
    sendingActionId = payload.nextActionId
    const actions = Object.entries(actionsById).map(([id, entry]) => [id, shownAction(entry, Number(id))])
    send({
      type: 'STATE',
      payload,
      actionsById: JSON.stringify(Object.fromEntries(actions)),
      computedStates: JSON.stringify(computedStates.map(shownState)),
      committedState: committedState !== undefined,
      ...(libConfig ? { libConfig } : {}),
    })
  }, latency)

  const relayAction = throttled(() => {
    const { actionsById, computedStates, stagedActionIds, currentStateIndex, nextActionId } = lifted()
    const id = nextActionId - 1
    if (sendingActionId === id) {
      sendingActionId = nextActionId
      const { action } = actionsById[id]!
      return send({
        type: 'ACTION',
        payload: JSON.stringify(shownState(computedStates.at(-1)!, id).state),
        action: JSON.stringify(actionSanitizer ? actionSanitizer(action, id) : actionsById[id]),
        maxAge,
        nextActionId,
      })
    }
    const from = stagedActionIds.indexOf(sendingActionId)
    const all = sendingActionId <= stagedActionIds[1]! || from === -1
    if (all) return relayState()
    sendingActionId = nextActionId
    const fresh = stagedActionIds.slice(from)
    if (fresh.length === 0) return
    send({
      type: 'PARTIAL_STATE',
      payload: { stagedActionIds, currentStateIndex, nextActionId },
      actionsById: JSON.stringify(
        Object.fromEntries(fresh.map((each) => [each, shownAction(actionsById[each]!, each)])),
      ),
      computedStates: JSON.stringify(
        computedStates.slice(from).map((entry, index) => shownState(entry, from + index)),
      ),
      committedState: false,
      maxAge,
    })
  }, latency)

  /** What 'custom' exports: straight from the engine, past every sanitizer. */
  const exportState = () => {
    const { actionsById, stagedActionIds, committedState } = lifted()
    send({
      type: 'EXPORT',
      payload: JSON.stringify(stagedActionIds.slice(1).map((id) => actionsById[id]!.action)),
      ...(committedState === undefined ? {} : { committedState: JSON.stringify(committedState) }),
    })
  }

  const importState = (text: string) => {
    if (features && !features['import']) return
    try {
      const file = JSON.parse(text) as { payload?: string; preloadedState?: string }
      const own = file.payload !== undefined
      store.liftedStore.dispatch({
        type: 'IMPORT_STATE',
        nextLiftedState: own ? JSON.parse(file.payload!) : file,
        preloadedState: own && file.preloadedState ? JSON.parse(file.preloadedState) : undefined,
      })
    } catch (error) {
      send({ type: 'ERROR', payload: (error as Error).message })
    }
  }

  const GUARDED: Record<string, string> = {
    JUMP_TO_STATE: 'jump',
    JUMP_TO_ACTION: 'jump',
    TOGGLE_ACTION: 'skip',
    REORDER_ACTION: 'reorder',
    IMPORT_STATE: 'import',
    LOCK_CHANGES: 'lock',
    PAUSE_RECORDING: 'pause',
  }
  wire.listen((message) => {
    if (message.type === 'DISPATCH') {
      const feature = GUARDED[message.payload.type]
      if (!features || !feature || features[feature]) store.liftedStore.dispatch(message.payload)
    }
    if (message.type === 'IMPORT') importState(message.state)
    if (message.type === 'EXPORT') exportState()
    if (message.type === 'UPDATE') relayState()
    if (message.type === 'START') {
      monitor.active = true
      relayState({ name: options.name ?? '', type: 'redux', ...(features ? { features } : {}) })
    }
    if (message.type === 'STOP') {
      monitor.active = false
      relayAction.cancel()
      relayState.cancel()
    }
  })

  return (...args: Parameters<StoreEnhancerStoreCreator>) => {
    store = instrument(reducer as never, { maxAge })(create as never)(
      ...(args as unknown as [never]),
    ) as unknown as InstrumentedStore
    send({ type: 'INIT_INSTANCE' })
    store.subscribe(() => {
      if (!monitor.active) return
      if (!isMonitorAction()) return relayAction()
      if (!isTimeTraveling()) relayState()
    })
    return store
  }
}

/** Its `__REDUX_DEVTOOLS_EXTENSION_COMPOSE__`: every other enhancer goes around the engine. */
export const composeOf =
  (wire: Wire) =>
  (options: ExtensionOptions) =>
  (...enhancers: StoreEnhancer[]) =>
  (create: StoreEnhancerStoreCreator) =>
    enhancers.reduceRight(
      (next, around) => around(next as unknown as StoreEnhancerStoreCreator) as never,
      enhance(options, wire)(create) as never,
    )
