import { useEffect, useRef, useState, type RefObject } from 'react'

/** Distance from the window's edge that counts as seen, so that it is drawn before the user gets there. */
const NEAR = '200px'

/** px, once the element was near the window. A ResizeObserver measures it: reading it makes the browser lay the page out at once. */
export const useWidthOnceSeen = (
  place: RefObject<HTMLElement | null>,
  onSeen: () => void,
): number | undefined => {
  const [width, setWidth] = useState<number>()
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const widths = new ResizeObserver(([entry]) => {
      // On paper, and inside a folded section, the width is 0: keep the last one.
      if (entry && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width))
    })
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        sight.disconnect()
        widths.observe(element)
        latest.current()
      },
      { rootMargin: NEAR },
    )
    sight.observe(element)
    return () => {
      sight.disconnect()
      widths.disconnect()
    }
  }, [place])
  return width
}
