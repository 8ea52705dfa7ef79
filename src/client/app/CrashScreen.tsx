import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Component, type ReactNode } from 'react'
import { StatePanel } from '../ui/page/StatePanel'

interface CrashScreenProps {
  /** A new value (the address) tries to draw the page again. */
  resetKey: string
  children: ReactNode
}

interface CrashState {
  crashed: boolean
  resetKey: string
}

const Reload = styled(Button)(({ theme: { spacing } }) => ({ marginRight: spacing(1) }))

/** A class, because React has no hook for error boundaries. */
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
            <Reload variant="contained" onClick={() => window.location.reload()}>
              Volver a cargar
            </Reload>
            <Button variant="outlined" href="/">
              Ir al inicio
            </Button>
          </>
        }
      />
    )
  }
}
