import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'

const NOTHING = 'Tu rol todavía no puede registrar nada. Pide a la dirección que le agregue permisos.'

const Nothing = styled(MenuItem)({
  maxWidth: 280,
  whiteSpace: 'normal',
  '&.Mui-disabled': { opacity: 1 },
})

interface CreateEntriesProps {
  id: string
  anchor: HTMLElement | null
  entries: readonly { to: string; label: string }[]
  onClose: () => void
}

export function CreateEntries({ id, anchor, entries, onClose }: CreateEntriesProps) {
  return (
    <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {entries.length === 0 && <Nothing disabled>{NOTHING}</Nothing>}
      {entries.map(({ to, label }) => (
        <MenuItem key={to} component={Link} to={to}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
