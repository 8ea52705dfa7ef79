import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'

const Bar = styled(Alert)(({ theme: { zIndex } }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: zIndex.tooltip,
  borderRadius: 0,
}))

/** Shown while a recorded log is played (decisions/0028). A reload leaves it. */
export function RecordingBar() {
  return (
    <Bar
      severity="warning"
      variant="filled"
      role="status"
      action={
        <Button color="inherit" onClick={() => window.location.reload()}>
          Volver a mi sesión
        </Button>
      }
    >
      Esta ventana muestra una grabación: lo que hagas aquí no se guarda ni se envía.
    </Bar>
  )
}
