import { useEffect, useRef, useState, type RefObject } from 'react'

/** How far from the window's edge a place counts as seen: what it shows is there when one arrives. */
const NEAR = '200px'

/**
 * How wide a place is, px, from when it is first scrolled near the window. Told by the browser when it has laid the page out: who
 * measures by themselves makes it do so at once.
 */
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
      // On paper, and in a section that is folded, it has none: it will be as wide as it was.
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
