import { useEffect, useMemo, type FocusEvent, type MouseEvent, type PointerEvent } from 'react'
import { cyclesRoutes } from '@contract/cycles/cycles.routes'
import { beginReads } from '../../state/early/earlyReads'
import { useAppDispatch } from '../../state/hooks'
import { selectOwesFactor } from '../../state/proof/proof.slice'
import type { AppDispatch, AppThunk } from '../../state/rootReducer'
import { selectMay, type May } from '../../state/session/session.selectors'
import { partAround, partIn } from '../../ui/browser/parts'
import { isPlainPress } from '../../ui/parts/usePlainLinks'
import { opensFor, screenAt } from '../shell/menuPlace'
import { readsOf } from './early'

/** ms. A pointer or focus that only crosses a link rests less. */
const REST_MS = 80

/** The link that a click there would open: its own, or the row's where it is on no other control. */
const linkAt = (target: EventTarget): HTMLElement | null =>
  partAround(target, 'link') ??
  (partAround(target, 'control') ? null : partIn(partAround(target, 'tableRow'), 'rowLink'))

/** Who may open a page may read its lists, except the cycles of /grupos, which need a permission of their own. */
const mayAsk = (may: May, call: string): boolean =>
  call !== cyclesRoutes.list.path || may(cyclesRoutes.list.access)

/** Loads a page's code and reads. Nothing that the user may not read: the bitácora keeps each refused call. */
const beginPage =
  (to: string): AppThunk =>
  (dispatch, getState) => {
    const at = new URL(to, window.location.href)
    const screen = at.origin === window.location.origin ? screenAt(at.pathname) : undefined
    const state = getState()
    const may = selectMay(state)
    if (!screen || selectOwesFactor(state) || !opensFor(may, screen)) return
    // If code or rows do not arrive, the page itself says so.
    void screen.load()
    const reads = readsOf(at).filter(([, call]) => mayAsk(may, call))
    dispatch(beginReads(reads, screen.load)).catch(() => undefined)
  }

const listening = (dispatch: AppDispatch) => {
  let resting: ReturnType<typeof setTimeout> | undefined
  const leave = () => clearTimeout(resting)
  const begin = (link: HTMLElement | null) => {
    leave()
    const to = link?.getAttribute('href')
    if (to) dispatch(beginPage(to))
  }
  const restOn = (link: HTMLElement | null) => {
    leave()
    if (link) resting = setTimeout(begin, REST_MS, link)
  }
  const press = (event: MouseEvent) => isPlainPress(event) && begin(partAround(event.target, 'link'))
  return {
    leave,
    handlers: {
      onPointerOver: ({ pointerType, target }: PointerEvent) =>
        restOn(pointerType === 'mouse' ? linkAt(target) : null),
      onPointerOut: leave,
      // The focus must rest too: the arrow keys move it from row to row (`useRowKeys`).
      onFocus: ({ target }: FocusEvent) => restOn(partAround(target, 'link')),
      // Not for touch: it may be the start of scrolling.
      onPointerDown: (event: PointerEvent) => event.pointerType === 'mouse' && press(event),
      onClickCapture: press,
    },
  }
}

/** Loads a page and its reads when pointer or focus rests on a link or row. Lists only: opening a pupil's file is recorded. */
export const useReadAhead = () => {
  const dispatch = useAppDispatch()
  const { handlers, leave } = useMemo(() => listening(dispatch), [dispatch])
  useEffect(() => leave, [leave])
  return handlers
}
