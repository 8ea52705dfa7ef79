import { useCallback, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isPlainPress } from './plainPress'

/**
 * Takes the presses on plain links within to the router: one listener instead of a router's link each, which is drawn anew with the
 * address. A link that leads where one is leaves no second step for Back.
 * @param links which of them: a selector
 */
export const usePlainLinks = (links: string) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    (event: MouseEvent) => {
      const to = isPlainPress(event) && (event.target as Element).closest(links)?.getAttribute('href')
      if (!to) return
      event.preventDefault()
      void navigate(to, { replace: to === pathname + search })
    },
    [navigate, pathname, search, links],
  )
}
