import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAppSelector } from '../../state/hooks'
import { selectToken } from '../../state/session/session.selectors'
import { loginAddress } from '../login/comeBack'

/** Without a token: to the login, which leads back here. The server checks each call anyway. */
export function RequireSession({ children }: { children: ReactNode }) {
  const token = useAppSelector(selectToken)
  const { pathname, search } = useLocation()
  if (token === null) return <Navigate to={loginAddress(pathname + search)} replace />
  return children
}
