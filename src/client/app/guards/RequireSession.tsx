import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAppSelector } from '../../state/hooks'
import { selectEnded, selectToken } from '../../state/session/session.selectors'
import { loginAddress } from '../login/comeBack'

/** Without a token: to the login, which leads back here, unless the user left. The server checks each call anyway. */
export function RequireSession({ children }: { children: ReactNode }) {
  const token = useAppSelector(selectToken)
  const ended = useAppSelector(selectEnded)
  const { pathname, search } = useLocation()
  if (token === null) {
    const left = ended !== null && ended.why === null
    return <Navigate to={left ? '/login' : loginAddress(pathname + search)} replace />
  }
  return children
}
