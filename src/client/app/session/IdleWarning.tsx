import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useSessionKeeper } from './useSessionKeeper'

/** At 14 idle minutes: one more before the session ends (DOMAIN §3). */
export function IdleWarning() {
  const { warning, goOn } = useSessionKeeper()
  return (
    <Dialog
      open={warning}
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
    </Dialog>
  )
}
