import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { DialogFrame } from '../../ui/dialogs/DialogFrame'

export function IdleDialog({ goOn }: { goOn: () => void }) {
  return (
    <DialogFrame
      open
      onClose={goOn}
      role="alertdialog"
      aria-labelledby="sesion-titulo"
      aria-describedby="sesion-texto"
    >
      <DialogTitle id="sesion-titulo">¿Sigues ahí?</DialogTitle>
      <DialogContent id="sesion-texto">
        Tu sesión terminará en un minuto por falta de actividad. Lo que escribiste sigue aquí.
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={goOn} autoFocus>
          Continuar
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
