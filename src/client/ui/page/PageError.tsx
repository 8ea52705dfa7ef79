import Button from '@mui/material/Button'
import { StatePanel } from './StatePanel'

interface PageErrorProps {
  title?: string
  /** What happened: usually the server's own message. */
  text?: string | undefined
  onRetry?: (() => void) | undefined
}

/** The data could not be had: what happened, and Reintentar. */
export function PageError({ title = 'No se pudo cargar la información', text, onRetry }: PageErrorProps) {
  return (
    <StatePanel
      icon="error"
      tone="error"
      role="alert"
      title={title}
      text={text ?? 'Revisa tu conexión e inténtalo de nuevo.'}
      action={
        onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            Reintentar
          </Button>
        )
      }
    />
  )
}
