import { useAppDispatch } from '../../state/hooks'
import { logout } from '../../state/session/session.thunks'
import { useNotice } from '../../ui/notices/useNotice'

/** Salir: nothing of this user is left on the screen, and the guard of the pages leads to the login of whoever is next. */
export const useLogout = (): (() => void) => {
  const dispatch = useAppDispatch()
  const { dismiss } = useNotice()
  return () => {
    dismiss()
    void dispatch(logout())
  }
}
