import { useCallback, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { partAround, type PagePart } from '../browser/parts'

/** A click nobody handled, of the main button, that asks for no other window or tab. */
export const isPlainPress = ({
  defaultPrevented,
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: MouseEvent): boolean => !defaultPrevented && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)

/** One listener for all links: router links would each be drawn again when the address changes. A link to the current address adds no step for Back. */
export const usePlainLinks = (links: PagePart) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    (event: MouseEvent) => {
      const to = isPlainPress(event) && partAround(event.target, links)?.getAttribute('href')
      if (!to) return
      event.preventDefault()
      void navigate(to, { replace: to === pathname + search })
    },
    [navigate, pathname, search, links],
  )
}
