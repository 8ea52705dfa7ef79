import { isRejectedWithValue } from '@reduxjs/toolkit'
import { ASK_ANEW } from '../core/baseApi'
import type { ApiError } from '../core/errors'
import { addAppListener } from '../rootReducer'
import type { AppStore } from '../store'
import { selectToken } from '../session/session.selectors'
import { selectTrouble, systemApi } from './system.api'

/** How often the server's health is asked for, normally and while it is unwell, ms. */
const EVERY_MS = 60_000
const UNWELL_EVERY_MS = 10_000

/** 503: the database does not answer; 507: the disk is full. */
const tellsTrouble = (payload: unknown): boolean =>
  [503, 507].includes((payload as ApiError)?.status as number)

/**
 * Asks for the server's health once a minute, and at once when a call failed with 503 or 507.
 * @param isVisible a hidden window does not ask
 * @returns a function that stops it, for tests
 */
export const followHealth = (store: AppStore, isVisible: () => boolean): (() => void) => {
  let askedAt = -Infinity
  const ask = (): void => {
    if (selectToken(store.getState()) === null) return
    askedAt = Date.now()
    void store.dispatch(systemApi.endpoints.getTrouble.initiate(undefined, ASK_ANEW))
  }
  const look = (): void => {
    const due = selectTrouble(store.getState()) === null ? EVERY_MS : UNWELL_EVERY_MS
    if (isVisible() && Date.now() - askedAt >= due) ask()
  }
  const timer = setInterval(look, UNWELL_EVERY_MS)
  const stopListening = store.dispatch(
    addAppListener({
      predicate: (action) => isRejectedWithValue(action) && tellsTrouble(action.payload),
      effect: ask,
    }),
  )
  look()
  return () => {
    clearInterval(timer)
    stopListening()
  }
}
