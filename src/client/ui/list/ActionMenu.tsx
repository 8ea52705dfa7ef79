import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { type MouseEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { Icon } from '../icons/Icon'
import type { RowActionProps } from './RowAction'

interface MenuLineProps {
  action: RowActionProps
  dense: boolean
  onClose: () => void
}

/** The menu closes first, so that a dialog opened here later returns the focus to the menu's button. */
function MenuLine({ action, dense, onClose, ...rest }: MenuLineProps) {
  const { label, icon, to, onClick, danger = false, disabled = false } = action
  const press = () => {
    onClose()
    onClick?.()
  }
  return (
    <MenuItem
      {...rest}
      dense={dense}
      disabled={disabled}
      onClick={press}
      {...(danger ? { className: 'danger' } : {})}
      {...(to === undefined ? {} : { component: Link, to })}
    >
      <ListItemIcon>{icon && <Icon name={icon} />}</ListItemIcon>
      {label}
    </MenuItem>
  )
}

const Lines = styled(Menu)(({ theme: { vars } }) => ({
  '& .danger, & .danger > .MuiListItemIcon-root': { color: vars.palette.error.main },
}))

/** Properties of a menu and of the button that opens it. */
export const useMenu = () => {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return {
    button: {
      'aria-haspopup': 'menu' as const,
      'aria-expanded': anchor !== null,
      'aria-controls': anchor ? id : undefined,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    },
    menu: { id, anchor, onClose: () => setAnchor(null) },
  }
}

interface ActionMenuProps {
  id: string
  label: string
  anchor: HTMLElement | null
  actions: readonly RowActionProps[]
  dense?: boolean
  onClose: () => void
}

export function ActionMenu({ id, label, anchor, actions, dense = true, onClose }: ActionMenuProps) {
  const close = () => {
    flushSync(onClose)
    anchor?.focus()
  }
  return (
    <Lines
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      // MUI appends the menu to the body, outside the page's landmarks, so it needs one of its own.
      slotProps={{ paper: { role: 'region', 'aria-label': label } }}
    >
      {actions.map((action) => (
        <MenuLine key={action.label} action={action} dense={dense} onClose={close} />
      ))}
    </Lines>
  )
}
