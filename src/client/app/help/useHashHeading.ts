import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

export const useHashHeading = (idOf: (name: string) => string): void => {
  const { hash, key } = useLocation()
  useEffect(() => {
    const heading = hash && document.getElementById(idOf(decodeURIComponent(hash.slice(1))))
    if (!heading) return
    heading.focus({ preventScroll: true })
    heading.scrollIntoView?.({ block: 'start' })
  }, [hash, key, idOf])
}
