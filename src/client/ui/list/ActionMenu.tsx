import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { Icon } from '../icons/Icon'
import type { RowActionProps } from './RowAction'

interface MenuLineProps {
  action: RowActionProps
  /** Closes the menu; the focus is back on its button when it answers. */
  onClose: () => void
}

/** One thing to do. What it opens gives the focus back to the button of the menu, so that has it first. */
function MenuLine({ action, onClose, ...rest }: MenuLineProps) {
  const { label, icon, to, onClick, danger = false, disabled = false } = action
  const press = () => {
    onClose()
    onClick?.()
  }
  return (
    <MenuItem
      {...rest}
      dense
      disabled={disabled}
      onClick={press}
      sx={danger ? { color: 'error.main' } : {}}
      {...(to === undefined ? {} : { component: Link, to })}
    >
      <ListItemIcon sx={danger ? { color: 'inherit' } : {}}>{icon && <Icon name={icon} />}</ListItemIcon>
      {label}
    </MenuItem>
  )
}

interface ActionMenuProps {
  id: string
  label: string
  /** The button that it hangs from; null while it is closed. */
  anchor: HTMLElement | null
  actions: readonly RowActionProps[]
  onClose: () => void
}

/** What else can be done, behind a "⋯". */
export function ActionMenu({ id, label, anchor, actions, onClose }: ActionMenuProps) {
  const close = () => {
    flushSync(onClose)
    anchor?.focus()
  }
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      // It hangs from the body: a landmark of its own, as all of a page is in one.
      slotProps={{ paper: { role: 'region', 'aria-label': label } }}
    >
      {actions.map((action) => (
        <MenuLine key={action.label} action={action} onClose={close} />
      ))}
    </Menu>
  )
}
