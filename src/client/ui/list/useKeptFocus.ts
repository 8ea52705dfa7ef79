import { useEffect, useRef, type FocusEvent } from 'react'
import { partIn, partAround } from '../browser/parts'

/** When a row disappears, the search box takes the focus, or the heading after the last row: a keyboard user would land at the top. */
export const useKeptFocus = () => {
  const panel = useRef<HTMLElement>(null)
  /** Also while a dialog opened from it has the focus. */
  const last = useRef<Element | null>(null)

  useEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return
    last.current = null
    const target = partIn(panel.current, 'search') ?? partIn(document, 'listHeading')
    target?.focus({ preventScroll: true })
  })

  const onFocus = ({ target }: FocusEvent) => {
    last.current = target
  }
  const onBlur = ({ target, relatedTarget, currentTarget }: FocusEvent) => {
    const next = relatedTarget as Element | null
    if (next) {
      if (!currentTarget.contains(next) && !partAround(next, 'modal')) last.current = null
      return
    }
    // The focus went to no other element: either the row disappeared, or the user pressed on empty space.
    queueMicrotask(() => {
      if (target.isConnected && document.activeElement === document.body) last.current = null
    })
  }
  return { panel, onFocus, onBlur }
}
