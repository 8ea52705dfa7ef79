import type { ListenerMiddlewareInstance, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { heard } from '../live/live.thunks'
import { askForSchool } from './school.api'

/** Asks for the school when another desk changed it: name and logo are in the bar of every page, which reads no school itself. */
export const listenToSchool = (listeners: ListenerMiddlewareInstance): void => {
  listeners.startListening({
    actionCreator: heard,
    effect: async ({ payload }, { dispatch }) => {
      if (!payload.includes('School')) return
      // Lists first: RTK's `delayed` would hold back what the change made stale until this answer has come.
      await null
      await (dispatch as ThunkDispatch<object, unknown, UnknownAction>)(askForSchool())
    },
  })
}
