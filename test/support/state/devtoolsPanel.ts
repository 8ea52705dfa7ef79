import type { LiftedState } from '@redux-devtools/instrument'
import type { ExtensionOptions, PageMessage, PanelMessage } from './devtoolsExtension'

type Lifted = LiftedState<unknown, { type: string }, unknown>

const parse = (text: string | undefined): never => JSON.parse(text ?? 'null') as never

/**
 * The panel's side (reduxjs/redux-devtools, packages/redux-devtools-app-core): the copy that it makes itself of what the page
 * tells, and the file that its Export saves.
 */
export const createPanel = (post: (message: PanelMessage) => void) => {
  let copy: Lifted | null = null
  let features: ExtensionOptions['features']
  let saved: string | null = null
  const tell = (message: object) => post({ source: '@devtools-extension', ...message } as PanelMessage)

  /** As the engine does, but in the copy: the oldest actions become the state they led to. */
  const commitExcess = (state: Lifted, most: number): Lifted => {
    const excess = state.stagedActionIds.length - most
    if (excess <= 0) return state
    return {
      ...state,
      stagedActionIds: [0, ...state.stagedActionIds.slice(excess + 1)],
      committedState: state.computedStates[excess]!.state,
      computedStates: state.computedStates.slice(excess),
      currentStateIndex: Math.max(0, state.currentStateIndex - excess),
    }
  }

  const receive = (message: PageMessage): void => {
    if (message.libConfig) features = message.libConfig.features
    if (message.type === 'STATE') {
      const { currentStateIndex, ...payload } = message.payload as Lifted
      const computedStates = parse(message.computedStates) as Lifted['computedStates']
      copy = {
        ...payload,
        actionsById: parse(message.actionsById),
        computedStates,
        ...(message.committedState ? { committedState: computedStates[0]!.state } : {}),
        currentStateIndex: Math.min(currentStateIndex, computedStates.length - 1),
      } as Lifted
    }
    if (message.type === 'ACTION' && copy) {
      const action = parse(message.action) as { type: string }
      const id = message.nextActionId! - 1
      const entry =
        action.type === 'PERFORM_ACTION' ? action : { action, timestamp: 0, type: 'PERFORM_ACTION' }
      const atEnd = copy.currentStateIndex === copy.stagedActionIds.length - 1
      copy = commitExcess(
        {
          ...copy,
          currentStateIndex: copy.currentStateIndex + (atEnd ? 1 : 0),
          stagedActionIds: [...copy.stagedActionIds, id],
          actionsById: { ...copy.actionsById, [id]: entry as never },
          nextActionId: message.nextActionId!,
          computedStates: [...copy.computedStates, { state: parse(message.payload as string) }],
        },
        message.maxAge!,
      )
    }
    if (message.type === 'PARTIAL_STATE' && copy) {
      const payload = message.payload as Lifted
      copy = {
        ...copy,
        actionsById: { ...copy.actionsById, ...(parse(message.actionsById) as Lifted['actionsById']) },
        computedStates: [...copy.computedStates, ...(parse(message.computedStates) as never[])],
        stagedActionIds: payload.stagedActionIds,
        nextActionId: payload.nextActionId,
        currentStateIndex: payload.currentStateIndex,
      }
    }
    if (message.type === 'EXPORT')
      saved = JSON.stringify({ payload: message.payload, preloadedState: message.committedState }, null, '\t')
    if (message.type === 'ERROR') throw new Error(String(message.payload))
  }

  return {
    receive,
    /** Somebody opens it: from now on the page tells. */
    open: () => tell({ type: 'START' }),
    /** How many actions it knows of. */
    known: () => (copy?.stagedActionIds.length ?? 1) - 1,
    /** Its Export: 'custom', also where a store names no features, asks the page; `true` saves its own copy. */
    export: (): string => {
      if (features?.['export'] === true) return JSON.stringify(copy)
      saved = null
      tell({ type: 'EXPORT' })
      if (saved === null) throw new Error('the page did not answer')
      return saved
    },
    import: (file: string) => tell({ type: 'IMPORT', state: file }),
    jumpTo: (index: number) => tell({ type: 'DISPATCH', payload: { type: 'JUMP_TO_STATE', index } }),
    toggle: (id: number) => tell({ type: 'DISPATCH', payload: { type: 'TOGGLE_ACTION', id } }),
  }
}
export type Panel = ReturnType<typeof createPanel>
