import { useEffect, type RefObject } from 'react'
import { partIn } from '../../ui/browser/parts'

/** ms. What replaces the clicked button often takes the focus by itself. */
const OWN_FOCUS_MS = 60

const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled')

/** The element and those around it, nearest first. Read while it is still on the page. */
const pathOf = (element: Element): Element[] => {
  const path: Element[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) path.push(at)
  return path
}

const placeNear = (path: readonly Element[], frame: HTMLElement): HTMLElement | null => {
  const around = path.slice(1).find((each) => each.isConnected && frame.contains(each)) ?? frame
  for (let at: Element | null = around; at && frame.contains(at); at = at.parentElement) {
    const heading = partIn(at, 'heading')
    if (heading) return heading
  }
  return null
}

/** Gives a lost focus to the nearest element left. Else Tab would start at the window's top, and screen readers say nothing. */
export const useFocusNet = (main: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let path: Element[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const forget = () => (path = [])
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) path = pathOf(target)
    }
    const rescue = () => {
      timer = undefined
      const [last] = path
      const frame = main.current
      if (!last || !frame || !isLost(last) || document.activeElement !== document.body) return
      // Dialogs keep the focus themselves.
      if (partIn(document, 'dialog')) return
      const place = placeNear(path, frame)
      if (!place) return
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus({ preventScroll: true })
    }
    const look = () => {
      const [last] = path
      if (timer === undefined && last && document.activeElement === document.body && isLost(last))
        timer = setTimeout(rescue, OWN_FOCUS_MS)
    }
    const watch = new MutationObserver(look)
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    })
    document.addEventListener('focusin', remember)
    // After a click on empty space no focus is expected.
    document.addEventListener('pointerdown', forget, true)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget, true)
    }
  }, [main])
}
