import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { placeForKey, scrollSideways } from './scrolling'

/** After the last move of a finger, ms: a swipe has come to rest. */
const RESTS_AFTER_MS = 120

/**
 * Slides as wide as their window, one in view: turned by the arrow keys, Home and End, by a swipe, or by `go`.
 * @param start place of the first one shown, from 0
 */
export const useSlides = (count: number, start: number) => {
  const track = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(start)
  const [zoomed, setZoomed] = useState(false)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)

  useLayoutEffect(() => {
    // Where it opens, without sliding there.
    if (track.current) track.current.scrollLeft = start * track.current.clientWidth
  }, [start])
  useEffect(() => {
    const videos = track.current?.querySelectorAll('video') ?? []
    for (const video of videos) if (!video.paused) video.pause()
    return () => clearTimeout(resting.current)
  }, [place])

  const go = (to: number) => {
    if (to < 0 || to >= count) return
    setZoomed(false)
    setPlace(to)
    if (track.current) scrollSideways(track.current, to * track.current.clientWidth)
  }
  const onScroll = () => {
    clearTimeout(resting.current)
    resting.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {}
      if (clientWidth > 0) setPlace(Math.min(count - 1, Math.round(scrollLeft / clientWidth)))
    }, RESTS_AFTER_MS)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A video has the arrows for itself while it has the focus.
    if (event.target instanceof HTMLVideoElement) return
    if (event.key === '+' || event.key === '-') return setZoomed(event.key === '+')
    const to = placeForKey(event.key, place, count)
    if (to === null) return
    event.preventDefault()
    go(to)
  }
  return { track, place, go, zoomed, setZoomed, onScroll, onKeyDown }
}
