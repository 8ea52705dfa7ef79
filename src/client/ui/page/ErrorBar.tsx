import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Icon } from '../icons/Icon'

interface ErrorBarProps {
  title: string
  text?: string | undefined
  onRetry?: (() => void) | undefined
}

const Bar = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1),
  padding: `${spacing(0.75)} ${spacing(1.5)}`,
  background: vars.palette.surface.errorSoft,
  color: vars.palette.error.main,
  '& > p': { flex: '1 1 200px', margin: 0 },
}))

export function ErrorBar({ title, text, onRetry }: ErrorBarProps) {
  return (
    <Bar role="alert">
      <Icon name="error" />
      <p>
        <strong>{title}</strong> {text}
      </p>
      {onRetry && (
        <Button size="small" color="error" variant="outlined" onClick={onRetry}>
          Reintentar
        </Button>
      )}
    </Bar>
  )
}
