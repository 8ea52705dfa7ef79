import { readReason, type EndReason } from '../../state/session/session.actions'
import { readStoredSession } from '../../state/session/session.persist'
import { followOtherTab } from '../../state/session/session.thunks'
import { END_STORAGE_KEY, SESSION_STORAGE_KEY } from '../../state/session/storedSession'
import type { AppStore } from '../../state/store'

/** Why the session ended in the other tab. A storage that was cleared says nothing: then it is as after Salir. */
const lastEnd = (): EndReason | null => readReason(localStorage.getItem(END_STORAGE_KEY))

/** Signing out, in, or renewing in one tab reaches the others: the browser tells them what was stored. */
export const followTabs = ({ dispatch }: AppStore): void => {
  window.addEventListener('storage', ({ key, newValue }) => {
    // A null key means that the whole storage was cleared.
    if (key === SESSION_STORAGE_KEY || key === null)
      dispatch(followOtherTab(readStoredSession(newValue), lastEnd()))
  })
}
