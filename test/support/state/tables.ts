import type { AppStore } from '@client/state/store'
import { loggedOut } from '@client/state/session/sessionEvents'
import { startClient } from './client'

interface Asked {
  /** As it leaves: 'GET /padres/all'. */
  call: string
  /** What the server answers. */
  answer: object
  ask: (store: AppStore) => PromiseLike<{ data?: unknown }>
}

/** What is true of each list that feeds a table: a store that asked it, and what it has then. */
export const fed = async (
  name: 'cycles' | 'students' | 'parents' | 'charges',
  { call, answer, ask }: Asked,
) => {
  const { network, store } = startClient()
  network.on(call, answer)
  const { data } = await ask(store)
  const table = () => store.getState()[name]
  return {
    /** What the cache keeps. */
    data,
    rows: Object.values(table().entities),
    /** Everything that the cache has, as DevTools show it. */
    cache: JSON.stringify(store.getState().api.queries),
    afterSalir: () => {
      store.dispatch(loggedOut({ from: 'here' }))
      return table()
    },
  }
}
