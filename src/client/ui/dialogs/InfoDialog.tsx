import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { DialogFrame } from './DialogFrame'

export interface InfoDialogProps {
  title: string
  onClose: () => void
  action?: ReactNode
  children: ReactNode
}

/** The focus starts on Cerrar and returns to where it was. */
export function InfoDialog({ title, onClose, action, children }: InfoDialogProps) {
  const id = useId()
  return (
    <DialogFrame open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        {action}
        <Button onClick={onClose} autoFocus>
          Cerrar
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
