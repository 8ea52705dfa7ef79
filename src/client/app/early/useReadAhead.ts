import { useMemo, type MouseEvent, type PointerEvent } from 'react'
import { beginReads } from '../../state/early/earlyReads'
import { useAppDispatch } from '../../state/hooks'
import { isPlainPress } from '../../ui/parts/usePlainLinks'
import { screenAt } from '../shell/menuPlace'
import { readsOf } from './early'
import { partAround } from '../../ui/browser/parts'

/** A mouse button that goes down on a link, a tap or a key begins the page's reads, so that its code and its data arrive side by side. */
export const useReadAhead = () => {
  const dispatch = useAppDispatch()
  return useMemo(() => {
    const begin = (event: MouseEvent) => {
      const to = isPlainPress(event) && partAround(event.target, 'link')?.getAttribute('href')
      if (!to) return
      const at = new URL(to, window.location.href)
      // The page itself shows that its code did not load.
      dispatch(beginReads(readsOf(at), () => screenAt(at.pathname)?.load())).catch(() => undefined)
    }
    return {
      // Not for a finger that goes down: it may be about to scroll.
      onPointerDown: (event: PointerEvent) => event.pointerType === 'mouse' && begin(event),
      onClickCapture: begin,
    }
  }, [dispatch])
}
