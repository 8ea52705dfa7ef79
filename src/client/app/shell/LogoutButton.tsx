import { useAppDispatch } from '../../state/hooks'
import { logout } from '../../state/session/session.thunks'
import { Icon } from '../../ui/icons/Icon'

export function LogoutButton() {
  const dispatch = useAppDispatch()
  return (
    <button type="button" onClick={() => void dispatch(logout())}>
      <Icon name="logout" />
      Salir
    </button>
  )
}
