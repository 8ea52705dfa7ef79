import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { BusyButton } from '../forms/BusyButton'
import { focusField, type Missing } from '../forms/missing'
import { useBusy } from '../forms/useBusy'
import { useUnsavedGuard } from '../guard/useUnsavedGuard'
import { formPartIn, formPartsIn } from '../browser/formParts'
import { ConfirmDialog } from './ConfirmDialog'
import { DialogFrame } from './DialogFrame'
import { takeEarlyKeys } from './earlyKeys'

interface Another {
  label: string
  onPress: () => unknown
}

interface DialogFormProps {
  titleId: string
  title: string
  text?: ReactNode
  busy: boolean
  onSubmit: (event: SyntheticEvent) => void
  onCancel: () => void
  submitLabel?: string
  cancelLabel?: string
  another?: Another | undefined
  destructive?: boolean
  waits?: boolean
  missing?: Missing | null | undefined
  focusOn?: string | undefined
  children: ReactNode
}

const Form = styled('form')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& .text': { margin: `0 0 ${spacing(2)}`, color: vars.palette.text.secondary },
  '& .fields': { display: 'grid', gap: spacing(2) },
}))

/** A dialog that takes money is a sheet at the bottom of a phone: the submit button is under the thumb. */
const Frame = styled(DialogFrame)(({ theme: { breakpoints }, money }) => ({
  ...(money && {
    [breakpoints.down('sm')]: {
      '& .MuiDialog-container': { alignItems: 'flex-end' },
      '& .MuiDialog-paper': { width: '100%', maxHeight: '94dvh', margin: 0, borderRadius: '16px 16px 0 0' },
      '& .MuiDialogActions-root > button[type=submit]': { flex: 1, minHeight: 48 },
    },
  }),
}))

/** While something is missing, Enter goes to the first empty required field instead of sending. */
const toEmptyField = (event: KeyboardEvent<HTMLFormElement>): void => {
  const { target, key, currentTarget } = event
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const required = formPartsIn<HTMLInputElement>(currentTarget, 'required')
  required.find(({ value }) => value.trim() === '')?.focus()
}

function DialogForm(props: DialogFormProps) {
  const { titleId, title, text, busy, onSubmit, onCancel, destructive = false, waits = false } = props
  const { missing = null, focusOn } = props
  const form = useRef<HTMLFormElement>(null)
  const [first] = useState(focusOn)
  const placed = useRef<boolean | null>(null)
  // Places the first focus: tried after every render until a field exists, as some arrive late; not once the user has moved it.
  useEffect(() => {
    const isThere = () => form.current?.contains(document.activeElement) ?? false
    if (placed.current || (placed.current === false && isThere())) return
    if (!(first !== undefined && focusField(form.current, first))) formPartIn(form.current, 'field')?.focus()
    placed.current = isThere()
    if (placed.current) takeEarlyKeys()
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // React passes a dialog's events on to the page that renders it, where another form may listen.
    event.stopPropagation()
    if (missing) focusField(form.current, missing.name)
    else if (!waits) onSubmit(event)
  }
  return (
    <Form ref={form} onSubmit={submit} onKeyDown={waits ? toEmptyField : undefined} noValidate>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {text && <p className="text">{text}</p>}
        <div className="fields">{props.children}</div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={busy}>
          {props.cancelLabel ?? 'Cancelar'}
        </Button>
        {props.another && (
          <BusyButton type="button" variant="outlined" busy={busy} onClick={props.another.onPress}>
            {props.another.label}
          </BusyButton>
        )}
        <BusyButton
          busy={busy}
          color={destructive ? 'error' : 'primary'}
          disabled={waits}
          quiet={missing !== null}
        >
          {missing?.say ?? props.submitLabel ?? 'Guardar'}
        </BusyButton>
      </DialogActions>
    </Form>
  )
}

interface FormDialogProps {
  title: string
  text?: ReactNode
  onSubmit: (event: SyntheticEvent) => unknown
  onClose: () => void
  dirty?: boolean
  submitLabel?: string
  cancelLabel?: string
  another?: Another
  destructive?: boolean
  /** Something that the user must see before sending is still loading, or failed to load. */
  waits?: boolean
  /** First field to fill in: the button names it, and a click focuses it instead of sending. */
  missing?: Missing | null
  focusOn?: string
  size?: 'xs' | 'sm' | 'md' | 'lg'
  money?: boolean
  /** Shown instead of the form after success, such as a payment's folio. `titleId` names the dialog; closing asks nothing. */
  result?: ((titleId: string) => ReactNode) | undefined
  children: ReactNode
}

/** Mounted while open; the caller unmounts it after the save. The focus then returns to the button that opened it. */
export function FormDialog(props: FormDialogProps) {
  const { title, text, onSubmit, onClose, size = 'sm', money = false, result, another, ...look } = props
  const dirty = Boolean(props.dirty) && !result
  const { busy, run } = useBusy()
  const [asking, setAsking] = useState(false)
  const id = useId()
  useUnsavedGuard(dirty, { ofAddress: true })
  const close = () => {
    if (busy) return
    if (dirty) setAsking(true)
    else onClose()
  }
  return (
    <>
      {/* Before the form: when both close, the focus then returns to the button that opened the form. */}
      <ConfirmDialog
        open={asking}
        title="¿Descartar los cambios?"
        text="Lo que escribiste en este formulario se perderá."
        confirmLabel="Descartar"
        cancelLabel="Seguir editando"
        destructive
        onConfirm={() => {
          setAsking(false)
          onClose()
        }}
        onClose={() => setAsking(false)}
      />
      <Frame money={money} open onClose={close} aria-labelledby={id} maxWidth={size} fullWidth>
        {result ? (
          result(id)
        ) : (
          <DialogForm
            {...look}
            another={another && { ...another, onPress: () => void run(() => another.onPress()) }}
            titleId={id}
            title={title}
            text={text}
            busy={busy}
            onCancel={close}
            onSubmit={(event) => void run(() => onSubmit(event))}
          />
        )}
      </Frame>
    </>
  )
}
