import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { BusyButton } from '../forms/BusyButton'
import { useBusy } from '../forms/useBusy'
import { DialogFrame } from './DialogFrame'

interface ConfirmDialogProps {
  open: boolean
  title: string
  text?: ReactNode
  /** A verb, never «Aceptar». */
  confirmLabel: string
  cancelLabel?: string
  destructive?: boolean
  money?: boolean
  /** While its promise runs, clicks do nothing and the dialog stays open. */
  onConfirm: () => unknown
  onClose: () => void
  children?: ReactNode
}

/** The focus starts on Cancelar, which like Escape does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirmLabel,
    cancelLabel = 'Cancelar',
    destructive = false,
    money = false,
  } = props
  const { busy, run } = useBusy()
  const id = useId()
  const close = () => {
    if (!busy) props.onClose()
  }
  return (
    <DialogFrame
      money={money}
      open={open}
      onClose={close}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        {text}
        {props.children}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={busy} autoFocus>
          {cancelLabel}
        </Button>
        <BusyButton
          type="button"
          busy={busy}
          color={destructive ? 'error' : 'primary'}
          onClick={() => void run(props.onConfirm)}
        >
          {confirmLabel}
        </BusyButton>
      </DialogActions>
    </DialogFrame>
  )
}
