import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { placeForKey, scrollSideways } from './scrolling'

/** Which things of a strip are in view, from 0; both ends included. */
export interface InView {
  first: number
  last: number
}

/** A pixel of rounding does not count as being out of view. */
const SLACK = 4

const viewOf = (strip: HTMLElement): InView => {
  const { left, right } = strip.getBoundingClientRect()
  const seen = [...strip.children].flatMap((child, place) => {
    const box = child.getBoundingClientRect()
    return box.left >= left - SLACK && box.right <= right + SLACK ? [place] : []
  })
  const places = [...strip.children].map((child) => Math.abs(child.getBoundingClientRect().left - left))
  // On a phone a card may be wider than what is left of the strip: the one at the edge counts.
  const nearest = places.indexOf(Math.min(...places))
  return { first: seen[0] ?? nearest, last: seen.at(-1) ?? nearest }
}

/**
 * A strip of things that scrolls sideways and snaps: what is in view, a screenful on or back, and the arrow keys, which take
 * the focus from one thing to the next.
 * @param count things in it
 */
export const useStrip = (count: number) => {
  const strip = useRef<HTMLUListElement>(null)
  const [inView, setInView] = useState<InView>({ first: 0, last: 0 })
  const look = useCallback(() => {
    if (!strip.current) return
    const next = viewOf(strip.current)
    setInView((before) => (before.first === next.first && before.last === next.last ? before : next))
  }, [])

  useEffect(() => {
    look()
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [look, count])

  const turn = (by: -1 | 1) => {
    const element = strip.current
    if (element) scrollSideways(element, element.scrollLeft + by * element.clientWidth)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(strip.current?.children ?? [])]
    const at = items.findIndex((item) => item.contains(event.target as Node))
    const to = at < 0 ? null : placeForKey(event.key, at, items.length)
    if (to === null) return
    event.preventDefault()
    const next = items[to]?.querySelector<HTMLElement>('a:not([tabindex="-1"]), button')
    next?.focus({ preventScroll: true })
    items[to]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }
  return { strip, inView, look, turn, onKeyDown }
}
