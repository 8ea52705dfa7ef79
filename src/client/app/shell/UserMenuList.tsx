import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled, useColorScheme } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import * as paths from '@contract/domain/screenPaths'
import { Icon } from '../../ui/icons/Icon'
import { useLogout } from '../session/useLogout'
import type { ColorMode } from '../theme/colorMode'

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

const Who = styled('li')(({ theme: { vars, spacing, typography } }) => ({
  display: 'grid',
  padding: spacing(0.5, 2, 1),
  '& > small': { fontSize: typography.pxToRem(13), color: vars.palette.text.secondary },
}))

interface UserMenuListProps {
  id: string
  who: { name: string; role: string }
  anchor: HTMLElement | null
  onClose: () => void
  onPassword: () => void
}

export function UserMenuList({ id, who, anchor, onClose, onPassword }: UserMenuListProps) {
  const { mode, setMode } = useColorMode()
  const logout = useLogout()
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      <Who role="presentation">
        <strong>{who.name}</strong>
        <small>{who.role}</small>
      </Who>
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
      <MenuItem component={Link} to={paths.myAccount} onClick={onClose}>
        <ListItemIcon>
          <Icon name="shield" />
        </ListItemIcon>
        Mi cuenta
      </MenuItem>
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
