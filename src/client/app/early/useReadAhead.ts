import { useMemo, type MouseEvent, type PointerEvent } from 'react'
import { beginReads } from '../../state/early/earlyReads'
import { useAppDispatch } from '../../state/hooks'
import { isPlainPress } from '../../ui/parts/plainPress'
import { screenAt } from '../shell/menuPlace'
import { readsOf } from './early'

/**
 * For what holds links to pages: a mouse that goes down on one, a finger or a key that presses it, begins the page's reads, so that
 * its frame and its answer come beside each other.
 */
export const useReadAhead = () => {
  const dispatch = useAppDispatch()
  return useMemo(() => {
    const begin = (event: MouseEvent) => {
      const to = isPlainPress(event) && (event.target as Element).closest('a')?.getAttribute('href')
      if (!to) return
      const at = new URL(to, window.location.href)
      // A chunk that does not come is told by the page itself.
      dispatch(beginReads(readsOf(at), () => screenAt(at.pathname)?.load())).catch(() => undefined)
    }
    return {
      // A finger that goes down may be about to scroll.
      onPointerDown: (event: PointerEvent) => event.pointerType === 'mouse' && begin(event),
      onClickCapture: begin,
    }
  }, [dispatch])
}
