import { followChanges } from '../../state/live/followChanges'
import { keepLinksFresh } from '../../state/live/freshLinks'
import { followHealth } from '../../state/system/followHealth'
import type { AppStore } from '../../state/store'
import { lookForNewBuild } from '../../ui/parts/newBuild'
import { openRenewedLink } from './openRenewedLink'

const isVisible = (): boolean => document.visibilityState === 'visible'

const BUILD_EVERY_MS = 5 * 60_000

export const followFromWindow = (store: AppStore, deps: Parameters<typeof followChanges>[1]): void => {
  const { setVisible, reconnect } = followChanges(store, deps, isVisible())
  const { look, refresh } = keepLinksFresh(store, isVisible)
  const health = followHealth(store, isVisible())
  let lookedAt = Date.now()
  const lookAtBuild = (): void => {
    if (!isVisible() || Date.now() - lookedAt < BUILD_EVERY_MS) return
    lookedAt = Date.now()
    void lookForNewBuild()
  }
  setInterval(lookAtBuild, BUILD_EVERY_MS / 5)
  document.addEventListener('visibilitychange', () => {
    setVisible(isVisible())
    health.setVisible(isVisible())
    look()
    lookAtBuild()
  })
  window.addEventListener('online', reconnect)
  document.addEventListener('click', openRenewedLink(refresh), true)
}
