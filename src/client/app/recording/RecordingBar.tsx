import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

/** For a window that plays a recorded log (decisions/0028). A reload leaves the recording. */
export function RecordingBar() {
  return (
    <Alert
      severity="warning"
      variant="filled"
      role="status"
      sx={{ position: 'fixed', insetInline: 0, bottom: 0, zIndex: 'tooltip', borderRadius: 0 }}
      action={
        <Button color="inherit" onClick={() => window.location.reload()}>
          Volver a mi sesión
        </Button>
      }
    >
      Esta ventana muestra una grabación: lo que hagas aquí no se guarda ni se envía.
    </Alert>
  )
}
