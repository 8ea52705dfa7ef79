import Button from '@mui/material/Button'
import { Component, type ReactNode } from 'react'
import { StatePanel } from '../../ui/page/StatePanel'

interface CrashScreenProps {
  /** When it changes (the address), the page is drawn again. */
  resetKey: string
  children: ReactNode
}

interface CrashState {
  crashed: boolean
  resetKey: string
}

/** A class, because React has no hook for this. */
export class CrashScreen extends Component<CrashScreenProps, CrashState> {
  override state: CrashState = { crashed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<CrashState> {
    return { crashed: true }
  }

  static getDerivedStateFromProps({ resetKey }: CrashScreenProps, state: CrashState): CrashState | null {
    return resetKey === state.resetKey ? null : { crashed: false, resetKey }
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children
    return (
      <StatePanel
        icon="error"
        tone="error"
        role="alert"
        title="Algo salió mal en esta página"
        text="Lo que ya se guardó sigue guardado. Vuelve a cargarla o regresa al inicio."
        action={
          <>
            <Button variant="contained" onClick={() => window.location.reload()} sx={{ mr: 1 }}>
              Volver a cargar
            </Button>
            <Button variant="outlined" href="/">
              Ir al inicio
            </Button>
          </>
        }
      />
    )
  }
}
