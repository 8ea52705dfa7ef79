import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { BusyButton } from '../forms/BusyButton'

export interface DialogFormProps {
  titleId: string
  title: string
  text?: ReactNode
  busy: boolean
  onSubmit: (event: SyntheticEvent) => void
  onCancel: () => void
  submitLabel?: string
  cancelLabel?: string
  destructive?: boolean
  children: ReactNode
}

const Form = styled('form')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& .text': { margin: `0 0 ${spacing(2)}`, color: vars.palette.text.secondary },
  '& .fields': { display: 'grid', gap: spacing(2) },
}))

const FIRST_FIELD =
  'input:not([type=hidden]):not(:disabled):not([tabindex="-1"]), select:not(:disabled), textarea:not(:disabled)'

/** The inside of a `FormDialog`. */
export function DialogForm(props: DialogFormProps) {
  const { titleId, title, text, busy, onSubmit, onCancel, destructive = false, children } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
  }, [])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // React lets a dialog's events rise to the page it was written in, where another form may listen.
    event.stopPropagation()
    onSubmit(event)
  }
  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {text && <p className="text">{text}</p>}
        <div className="fields">{children}</div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={busy}>
          {props.cancelLabel ?? 'Cancelar'}
        </Button>
        <BusyButton busy={busy} color={destructive ? 'error' : 'primary'}>
          {props.submitLabel ?? 'Guardar'}
        </BusyButton>
      </DialogActions>
    </Form>
  )
}
