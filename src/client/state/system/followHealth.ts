import { isRejectedWithValue } from '@reduxjs/toolkit'
import type { ApiError } from '../core/errors'
import { addAppListener } from '../rootReducer'
import type { AppStore } from '../store'
import { selectToken } from '../session/session.selectors'
import { selectTrouble, systemApi } from './system.api'

/** ms; the second while the server reports trouble. */
const EVERY_MS = 60_000
const UNWELL_EVERY_MS = 10_000

/** 503: the database does not answer; 507: the disk is full. */
const tellsTrouble = (payload: unknown): boolean =>
  [503, 507].includes((payload as ApiError)?.status as number)

/** Asks once a minute while signed in, and at once after a 503 or 507. @param visibleAtFirst a hidden window does not ask */
export const followHealth = (store: AppStore, visibleAtFirst: boolean) => {
  let visible = visibleAtFirst
  const ask = () => store.dispatch(systemApi.endpoints.getTrouble.initiate(undefined, { forceRefetch: true }))
  /** The subscription: RTK polls as long as it lasts. */
  let asking: ReturnType<typeof ask> | null = null
  const follow = (): void => {
    const asks = visible && selectToken(store.getState()) !== null
    if (!asks) {
      asking?.unsubscribe()
      asking = null
      return
    }
    asking ??= ask()
    const pollingInterval = selectTrouble(store.getState()) === null ? EVERY_MS : UNWELL_EVERY_MS
    if (asking.subscriptionOptions?.pollingInterval !== pollingInterval)
      asking.updateSubscriptionOptions({ pollingInterval })
  }
  const stopFollowing = store.dispatch(
    addAppListener({
      predicate: (_action, now, before) =>
        selectToken(now) !== selectToken(before) || selectTrouble(now) !== selectTrouble(before),
      effect: follow,
    }),
  )
  const stopListening = store.dispatch(
    addAppListener({
      predicate: (action) => isRejectedWithValue(action) && tellsTrouble(action.payload),
      effect: () => void asking?.refetch(),
    }),
  )
  follow()
  return {
    setVisible: (now: boolean): void => {
      visible = now
      follow()
    },
    end: (): void => {
      stopFollowing()
      stopListening()
      asking?.unsubscribe()
    },
  }
}
