import type { TrailPlace } from '../../state/devtools/trail'
import { closeDialogs, pressAgain } from './presses'

let shownPlace = ''
let moving = new AbortController()

export const showPlace = async (place: TrailPlace): Promise<void> => {
  if (JSON.stringify(place) === shownPlace) return
  shownPlace = JSON.stringify(place)
  moving.abort()
  moving = new AbortController()
  const { signal } = moving
  closeDialogs()
  const { pathname, search, dialogs } = place
  if (pathname + search !== window.location.pathname + window.location.search) {
    // Replaced, so that Back leaves the recording instead of walking through it.
    window.history.replaceState(window.history.state, '', pathname + search)
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }))
  }
  for (const press of dialogs.flat()) if (!(await pressAgain(press, signal))) return
}
