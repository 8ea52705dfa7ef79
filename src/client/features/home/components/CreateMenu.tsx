import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/icons/Icon'
import { texts } from '../home.texts'

const ENTRIES = [
  { module: 'CICLO ESCOLAR', to: '/registro/ciclo-escolar', label: 'Ciclo escolar' },
  { module: 'ALUMNOS', to: '/registro/alumno', label: 'Alumno' },
  { module: 'INSCRIPCIONES', to: '/menu/inscripciones', label: 'Inscripción' },
] as const

/** SPEC §2: the home shows Crear only to who holds Compras CREATE; it leads to what that user may create. */
export function CreateMenu({ can }: { can: (module: string, action: string) => boolean }) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = anchor !== null
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Icon name="add" />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.create}
      </Button>
      <Menu id={id} anchorEl={anchor} open={open} onClose={() => setAnchor(null)}>
        {ENTRIES.filter(({ module }) => can(module, 'CREATE')).map(({ to, label }) => (
          <MenuItem key={to} component={Link} to={to}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
