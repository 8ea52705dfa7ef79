import { useEffect, useRef, type FocusEvent } from 'react'
import { partIn, partAround } from '../browser/parts'

/** When the row with the focus disappears, the search box takes it, or the heading after the last row; else keyboard users start at the top. */
export const useKeptFocus = () => {
  const panel = useRef<HTMLElement>(null)
  /** Last focused element of the panel; kept while a dialog opened from it has the focus. */
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
    // No other element took the focus: the row disappeared, or the user clicked on empty space. Only the latter forgets it.
    queueMicrotask(() => {
      if (target.isConnected && document.activeElement === document.body) last.current = null
    })
  }
  return { panel, onFocus, onBlur }
}
