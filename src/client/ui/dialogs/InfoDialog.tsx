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
  /** What is shown cannot be shown again, so a hurried Enter must not close it: something inside takes the focus. */
  isOnce?: boolean
  children: ReactNode
}

export function InfoDialog({ title, onClose, action, isOnce = false, children }: InfoDialogProps) {
  const id = useId()
  return (
    <DialogFrame open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        {action}
        <Button onClick={onClose} autoFocus={!isOnce}>
          Cerrar
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}
