import { useEffect, useMemo, type FocusEvent, type MouseEvent, type PointerEvent } from 'react'
import { beginReads } from '../../state/early/earlyReads'
import { useAppDispatch } from '../../state/hooks'
import { isPlainPress } from '../../ui/parts/usePlainLinks'
import { screenAt } from '../shell/menuPlace'
import { readsOf } from './early'
import { partAround, partIn } from '../../ui/browser/parts'

/** A mouse that crosses a link on its way elsewhere stays less, ms. */
const REST_MS = 80

/** What Enter or a press there would open: a link, or a row's own. */
const linkAt = (target: EventTarget): HTMLElement | null =>
  partAround(target, 'link') ?? partIn(partAround(target, 'tableRow'), 'rowLink')

/**
 * A mouse that rests on a link or a row, a link that gets the focus, and at the latest a press begin the page's code and its reads, so
 * that they arrive side by side. Only lists are read so: opening a pupil's file leaves a line that somebody saw it.
 */
export const useReadAhead = () => {
  const dispatch = useAppDispatch()
  const ahead = useMemo(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    const leave = () => clearTimeout(rest)
    const begin = (link: HTMLElement | null) => {
      leave()
      const to = link?.getAttribute('href')
      if (!to) return
      const at = new URL(to, window.location.href)
      if (at.origin !== window.location.origin) return
      const load = () => screenAt(at.pathname)?.load()
      // The page itself shows that its code did not load.
      void Promise.resolve(load()).catch(() => undefined)
      dispatch(beginReads(readsOf(at), load)).catch(() => undefined)
    }
    const press = (event: MouseEvent) => isPlainPress(event) && begin(partAround(event.target, 'link'))
    return {
      leave,
      handlers: {
        onPointerOver: ({ pointerType, target }: PointerEvent) => {
          leave()
          const link = pointerType === 'mouse' ? linkAt(target) : null
          if (link) rest = setTimeout(begin, REST_MS, link)
        },
        onFocus: ({ target }: FocusEvent) => begin(partAround(target, 'link')),
        // Not for a finger that goes down: it may be about to scroll.
        onPointerDown: (event: PointerEvent) => event.pointerType === 'mouse' && press(event),
        onClickCapture: press,
      },
    }
  }, [dispatch])
  useEffect(() => ahead.leave, [ahead])
  return ahead.handlers
}
