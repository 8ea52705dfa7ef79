import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useColorScheme } from '@mui/material/styles'
import { Icon } from '../../ui/icons/Icon'
import { useLogout } from '../session/useLogout'
import type { ColorMode } from '../theme/colorMode'

/** What the switch in the user menu needs: the choice, the scheme that shows, and how to choose. */
export const useColorMode = (): {
  mode: ColorMode
  scheme: 'light' | 'dark'
  setMode: (mode: ColorMode) => void
} => {
  const { mode, setMode, colorScheme } = useColorScheme()
  return { mode: mode ?? 'system', scheme: colorScheme ?? 'light', setMode }
}

const MODES: readonly [ColorMode, string, 'sun' | 'moon' | 'settings'][] = [
  ['light', 'Claro', 'sun'],
  ['dark', 'Oscuro', 'moon'],
  ['system', 'Como el sistema', 'settings'],
]

interface UserMenuListProps {
  id: string
  anchor: HTMLElement | null
  onClose: () => void
  onPassword: () => void
}

/** What the user menu holds: light or dark, one's own password, and Salir. Fetched when somebody is about to open it. */
export function UserMenuList({ id, anchor, onClose, onPassword }: UserMenuListProps) {
  const { mode, setMode } = useColorMode()
  const logout = useLogout()
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {MODES.map(([value, label, icon]) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={mode === value}
          selected={mode === value}
          onClick={() => setMode(value)}
        >
          <ListItemIcon>
            <Icon name={icon} />
          </ListItemIcon>
          {label}
        </MenuItem>
      ))}
      <Divider component="li" />
      <MenuItem onClick={onPassword}>
        <ListItemIcon>
          <Icon name="key" />
        </ListItemIcon>
        Cambiar mi contraseña
      </MenuItem>
      <MenuItem onClick={logout}>
        <ListItemIcon>
          <Icon name="logout" />
        </ListItemIcon>
        Salir
      </MenuItem>
    </Menu>
  )
}
