import { readStoredSession } from '../../state/session/session.persist'
import { followOtherTab } from '../../state/session/session.thunks'
import { SESSION_STORAGE_KEY } from '../../state/session/storedSession'
import type { AppStore } from '../../state/store'

/** Signing out, in, or renewing in one tab reaches the others: the browser tells them what was stored. */
export const followTabs = ({ dispatch }: AppStore): void => {
  window.addEventListener('storage', ({ key, newValue }) => {
    // A null key means that the whole storage was cleared.
    if (key === SESSION_STORAGE_KEY || key === null) dispatch(followOtherTab(readStoredSession(newValue)))
  })
}
