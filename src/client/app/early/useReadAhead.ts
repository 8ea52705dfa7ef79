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

/** A mouse or a focus that crosses a link on its way elsewhere stays less, ms. */
const REST_MS = 80

/** What a press there would open: a link, or the row's own where no other control is. */
const linkAt = (target: EventTarget): HTMLElement | null =>
  partAround(target, 'link') ??
  (partAround(target, 'control') ? null : partIn(partAround(target, 'tableRow'), 'rowLink'))

/** Whoever may open a page may also read its lists. One exception: /grupos reads the cycles, which need a permission of their own. */
const mayAsk = (may: May, call: string): boolean =>
  call !== cyclesRoutes.list.path || may(cyclesRoutes.list.access)

/** The page's code and its reads; nothing that the user may not read, since the bitácora keeps each refused call. */
const beginPage =
  (to: string): AppThunk =>
  (dispatch, getState) => {
    const at = new URL(to, window.location.href)
    const screen = at.origin === window.location.origin ? screenAt(at.pathname) : undefined
    const state = getState()
    const may = selectMay(state)
    if (!screen || selectOwesFactor(state) || !opensFor(may, screen)) return
    // The page itself shows that its code or its rows did not arrive.
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
      // Arrows walk the rows by the focus (`useRowKeys`).
      onFocus: ({ target }: FocusEvent) => restOn(partAround(target, 'link')),
      // Not for a finger that goes down: it may be about to scroll.
      onPointerDown: (event: PointerEvent) => event.pointerType === 'mouse' && press(event),
      onClickCapture: press,
    },
  }
}

/**
 * A mouse or a focus that rests on a link, a mouse that rests on a row, and at the latest a press begin the page's code and its reads,
 * so that they arrive side by side. Only lists are read: opening a pupil's file leaves a line that somebody saw it.
 */
export const useReadAhead = () => {
  const dispatch = useAppDispatch()
  const { handlers, leave } = useMemo(() => listening(dispatch), [dispatch])
  useEffect(() => leave, [leave])
  return handlers
}
