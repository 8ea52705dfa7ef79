import { followChanges } from '../../state/live/followChanges'
import { keepLinksFresh } from '../../state/live/freshLinks'
import { followHealth } from '../../state/system/followHealth'
import type { AppStore } from '../../state/store'
import { openAnew } from './openAnew'

/** Whether this window is looked at. */
const isVisible = (): boolean => document.visibilityState === 'visible'

/** Keeps what this window shows as the other desks leave it, and its links alive, for as long as the page lives. */
export const followFromWindow = (store: AppStore, deps: Parameters<typeof followChanges>[1]): void => {
  const { setVisible, reconnect } = followChanges(store, deps, isVisible())
  const { look, refresh } = keepLinksFresh(store, isVisible)
  followHealth(store, isVisible)
  document.addEventListener('visibilitychange', () => {
    setVisible(isVisible())
    look()
  })
  window.addEventListener('online', reconnect)
  document.addEventListener('click', openAnew(refresh), true)
}
