import { useEffect, useRef, type RefObject } from 'react'

/** How long a page may take to be there, ms. */
const PATIENCE_MS = 10_000

const isTyping = (element: Element | null): boolean =>
  element?.matches('input, textarea, select, [contenteditable="true"]') ?? false

/**
 * After a change of page the focus stands on its heading, so that the next Tab is in the page and a reader says where one is. A page
 * that puts it into its first field has said so itself, and nothing is taken from who types meanwhile.
 */
export const usePageFocus = (main: RefObject<HTMLElement | null>, pathname: string): void => {
  const before = useRef(pathname)
  useEffect(() => {
    const frame = main.current
    if (!frame || before.current === pathname) return
    before.current = pathname
    // What was pressed to come here may still be there: a view above the list, an entry of the menu.
    const pressed = document.activeElement
    const place = (): boolean => {
      const heading = frame.querySelector('h1')
      if (!heading) return false
      const active = document.activeElement
      if (isTyping(active) || document.querySelector('[role="dialog"]')) return true
      if (active !== pressed && frame.contains(active)) return true
      heading.focus({ preventScroll: true })
      return true
    }
    if (place()) return
    const watch = new MutationObserver(() => {
      if (place()) watch.disconnect()
    })
    watch.observe(frame, { childList: true, subtree: true })
    const timer = setTimeout(() => watch.disconnect(), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [main, pathname])
}
