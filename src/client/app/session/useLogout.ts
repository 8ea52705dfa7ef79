import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../../state/hooks'
import { logout } from '../../state/session/session.thunks'
import { useNotice } from '../../ui/notices/useNotice'

/** Salir: whoever signs in next begins at home, with nothing of this user left on the screen. */
export const useLogout = (): (() => void) => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { dismiss } = useNotice()
  return () => {
    dismiss()
    void navigate('/', { replace: true })
    void dispatch(logout())
  }
}
