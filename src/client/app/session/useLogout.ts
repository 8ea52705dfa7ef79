import { useAppDispatch } from '../../state/hooks'
import { logout } from '../../state/session/sessionEnds'
import { useNotice } from '../../ui/notices/useNotice'

export const useLogout = (): (() => void) => {
  const dispatch = useAppDispatch()
  const { dismiss } = useNotice()
  return () => {
    dismiss()
    void dispatch(logout())
  }
}
