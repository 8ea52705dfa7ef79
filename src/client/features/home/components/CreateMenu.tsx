import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/icons/Icon'
import { texts } from '../home.texts'

const ENTRIES = [
  { module: 'CICLO ESCOLAR', to: '/registro/ciclo-escolar', label: 'Ciclo escolar' },
  { module: 'ALUMNOS', to: '/registro/alumno', label: 'Alumno' },
  { module: 'PADRES', to: '/registro/padre', label: 'Padre de familia' },
  { module: 'INSCRIPCIONES', to: '/menu/inscripciones', label: 'Inscripción' },
  { module: 'BECAS', to: '/menu/registro/beca', label: 'Beca' },
  { module: 'CARGOS', to: '/registro/cargo', label: 'Cargo' },
  { module: 'EVENTOS', to: '/registro/evento', label: 'Evento' },
  { module: 'MENCIONES', to: '/registro/mencion', label: 'Mención' },
  { module: 'PLANTILLA', to: '/registro/empleado', label: 'Colaborador' },
] as const

/** A sentence and no entry: it can be read like any other text. */
const Nothing = styled(MenuItem)({
  maxWidth: 280,
  whiteSpace: 'normal',
  '&.Mui-disabled': { opacity: 1 },
})

/** SPEC §2: the home shows Crear only to who holds Compras CREATE; it leads to what that user may create. */
export function CreateMenu({ can }: { can: (module: string, action: string) => boolean }) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = anchor !== null
  const entries = ENTRIES.filter(({ module }) => can(module, 'CREATE'))
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
        {entries.length === 0 && <Nothing disabled>{texts.nothingToCreate}</Nothing>}
        {entries.map(({ to, label }) => (
          <MenuItem key={to} component={Link} to={to}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
