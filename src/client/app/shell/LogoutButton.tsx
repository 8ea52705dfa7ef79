import { Icon } from '../../ui/icons/Icon'
import { useLogout } from '../session/useLogout'

export function LogoutButton() {
  const logout = useLogout()
  return (
    <button type="button" onClick={logout}>
      <Icon name="logout" />
      Salir
    </button>
  )
}
