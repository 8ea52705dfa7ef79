import Button from '@mui/material/Button'
import { StatePanel } from './StatePanel'

interface PageErrorProps {
  text?: string | undefined
  onRetry?: (() => void) | undefined
}

export function PageError({ text, onRetry }: PageErrorProps) {
  return (
    <StatePanel
      icon="error"
      tone="error"
      role="alert"
      title="No se pudo cargar la información"
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
