import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'

const NOTHING = 'Tu rol todavía no puede registrar nada. Pide a la dirección que le agregue permisos.'

/** A sentence and no entry: it can be read like any other text. */
const Nothing = styled(MenuItem)({
  maxWidth: 280,
  whiteSpace: 'normal',
  '&.Mui-disabled': { opacity: 1 },
})

interface CreateEntriesProps {
  id: string
  /** The button it hangs from; null closes it. */
  anchor: HTMLElement | null
  entries: readonly { to: string; label: string }[]
  onClose: () => void
}

/** What the button «Crear» unfolds. */
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
