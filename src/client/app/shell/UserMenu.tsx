import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../state/hooks'
import { selectRoleName, selectSessionUser } from '../../state/session/session.selectors'
import { logout } from '../../state/session/session.thunks'
import { Icon } from '../../ui/icons/Icon'
import type { ColorMode } from '../theme/colorMode'
import { useColorMode } from '../theme/useColorMode'
import { UserButton } from './UserButton'

const MODES: readonly [ColorMode, string, 'sun' | 'moon' | 'settings'][] = [
  ['light', 'Claro', 'sun'],
  ['dark', 'Oscuro', 'moon'],
  ['system', 'Como el sistema', 'settings'],
]

/** Who is signed in, light or dark, and Salir. */
export function UserMenu() {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const user = useAppSelector(selectSessionUser)
  const role = useAppSelector(selectRoleName)
  const { mode, setMode } = useColorMode()
  const dispatch = useAppDispatch()
  const close = () => setAnchor(null)
  return (
    <>
      <UserButton name={user?.name ?? ''} role={role} menuId={id} open={anchor !== null} onOpen={setAnchor} />
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
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
        <MenuItem onClick={() => void dispatch(logout())}>
          <ListItemIcon>
            <Icon name="logout" />
          </ListItemIcon>
          Salir
        </MenuItem>
      </Menu>
    </>
  )
}
