import { ActionCreators, instrument, type EnhancedStore } from '@redux-devtools/instrument'
import { legacy_createStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit'

type Action = UnknownAction & { type: string }

const lifted = <S>(store: { getState: () => S }) =>
  (store as unknown as EnhancedStore<S, Action, null>).liftedStore

/** Every action that reached the reducer, in order, without the engine's own first: unmasked, as the page itself keeps them. */
export const recordedActions = (store: { getState: () => unknown }): Action[] => {
  const { actionsById, stagedActionIds } = lifted(store).getState()
  return stagedActionIds.slice(1).map((id) => actionsById[id]!.action)
}

/** The state after each recorded action. */
export const computedStates = <S>(store: { getState: () => S }): S[] =>
  lifted(store)
    .getState()
    .computedStates.slice(1)
    .map(({ state }) => state)

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** A store that has nothing but the reducer and the engine, as far as a developer's machine matters. */
export const replayStore = <S>(reducer: Reducer<S, UnknownAction>) => {
  const store = legacy_createStore(reducer, instrument()) as unknown as EnhancedStore<S, Action, null>
  return {
    ...timeMachine(store),
    importActions: (actions: readonly Action[]) =>
      store.liftedStore.dispatch(ActionCreators.importState<S, Action>(actions)),
  }
}

/** The panel's buttons for a running store. */
export const timeMachine = <S>(store: { getState: () => S }) => {
  const engine = lifted(store)
  return {
    getState: () => store.getState(),
    states: () => computedStates(store),
    /** @param index of the recorded action, 0 for the first */
    jumpTo: (index: number) => engine.dispatch(ActionCreators.jumpToState(index + 1)),
    toggle: (index: number) => {
      const id = engine.getState().stagedActionIds[index + 1]
      if (id !== undefined) engine.dispatch(ActionCreators.toggleAction(id))
    },
  }
}
