import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit'
import type { Persistor } from 'redux-persist'
import { baseApi } from '../core/baseApi'
import { loggedOut } from './session.actions'

/**
 * One event ends everything: reducers empty the session and the tables, then the cache goes, then what the browser keeps.
 * What another tab stored is left alone.
 */
export const listenToSession = (
  listeners: ListenerMiddlewareInstance,
  persistor: () => Persistor | null,
): void => {
  listeners.startListening({
    actionCreator: loggedOut,
    effect: async ({ payload }, { dispatch }) => {
      dispatch(baseApi.util.resetApiState())
      const kept = persistor()
      if (payload.from !== 'here' || !kept) return
      await kept.flush()
      await kept.purge()
    },
  })
}
