import { useEffect, useRef, type FocusEvent } from 'react'

const SEARCH = 'input[type="search"]'
/** Where a dialog, a menu or a question stands. */
const MODAL = '.MuiModal-root'

/**
 * A row that goes (deleted, paid, moved) takes the focus with it, and a person with a keyboard would start again from the top
 * of the page. The search box takes it, or the heading when the last row went.
 */
export const useKeptFocus = () => {
  const panel = useRef<HTMLElement>(null)
  /** What had the focus in the list, also while a dialog opened from there has it. */
  const last = useRef<Element | null>(null)

  useEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return
    last.current = null
    const target =
      panel.current?.querySelector<HTMLElement>(SEARCH) ?? document.querySelector<HTMLElement>('h1[tabindex]')
    target?.focus({ preventScroll: true })
  })

  const onFocus = ({ target }: FocusEvent) => {
    last.current = target
  }
  const onBlur = ({ target, relatedTarget, currentTarget }: FocusEvent) => {
    const next = relatedTarget as Element | null
    if (next) {
      if (!currentTarget.contains(next) && !next.closest(MODAL)) last.current = null
      return
    }
    // Nobody took it: either the row went, or somebody pressed on nothing.
    queueMicrotask(() => {
      if (target.isConnected && document.activeElement === document.body) last.current = null
    })
  }
  return { panel, onFocus, onBlur }
}
