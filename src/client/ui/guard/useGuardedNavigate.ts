import { useContext } from 'react'
import { useNavigate } from 'react-router-dom'
import { GuardContext } from './guardContext'

/** `navigate` for a Cancelar button: asks first while something is unsaved. A plain link is asked about anyway. */
export const useGuardedNavigate = (): ((to: string) => void) => {
  const guard = useContext(GuardContext)
  const navigate = useNavigate()
  return guard ? guard.leaveTo : (to) => void navigate(to)
}
