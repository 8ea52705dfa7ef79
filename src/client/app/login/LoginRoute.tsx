import { useMemo } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../../state/hooks'
import { selectEnded, selectToken } from '../../state/session/session.selectors'
import { comeBackAddress } from './comeBack'
import { texts } from './login.texts'
import { LoginPage } from './LoginPage'
import { signInWith } from './signIn'

/** The same login inside the running product, after Salir or a session that ended. Who has a session goes back where they were. */
export function LoginRoute({ schoolName }: { schoolName: string }) {
  const token = useAppSelector(selectToken)
  const why = useAppSelector(selectEnded)?.why
  const dispatch = useAppDispatch()
  const { search } = useLocation()
  const signIn = useMemo(() => signInWith(dispatch), [dispatch])
  if (token !== null) return <Navigate to={comeBackAddress(search)} replace />
  return <LoginPage schoolName={schoolName} told={why ? texts.ended[why] : null} signIn={signIn} />
}
