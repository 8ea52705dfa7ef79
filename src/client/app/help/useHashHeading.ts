import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Scrolls to the heading that the address names after `#` and focuses it, at the first drawing and after each press of a link. */
export const useHashHeading = (idOf: (name: string) => string): void => {
  const { hash, key } = useLocation()
  useEffect(() => {
    const heading = hash && document.getElementById(idOf(decodeURIComponent(hash.slice(1))))
    if (!heading) return
    heading.focus({ preventScroll: true })
    heading.scrollIntoView?.({ block: 'start' })
  }, [hash, key, idOf])
}
