import { styled } from '@mui/material/styles'
import type { ReactNode, SyntheticEvent } from 'react'
import { useUnsavedGuard } from '../guard/useUnsavedGuard'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'
import { BusyButton } from './BusyButton'
import { useBusy } from './useBusy'
import { usePressGuard } from './usePressGuard'

export interface Picked {
  id: number
  nombre: string
  numero_control: string
}

export interface PickFormProps {
  /** The list to choose from, usually a `PickList`. */
  picker: ReactNode
  /** Heading of who was chosen, and the name of the form. */
  label: string
  chosen: readonly Picked[]
  /** Said while nobody is chosen. */
  noneText: string
  /** What the choice has wrong. */
  error?: string | undefined
  onRemove: (id: number) => void
  /** A line under each name. */
  detail?: (picked: Picked) => ReactNode
  /** Fields and totals above who was chosen. */
  children?: ReactNode
  dirty: boolean
  submitLabel: string
  /** `form.handleSubmit(save)` fits. While its promise runs no second press counts. */
  onSubmit: (event: SyntheticEvent) => unknown
}

const Columns = styled('div')(({ theme: { vars, spacing, breakpoints, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(320px, 2fr)',
  gap: spacing(3),
  alignItems: 'start',
  [breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > form': {
    display: 'grid',
    gap: spacing(2),
    padding: spacing(2),
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
    '& > h2, & > p, & > ul': { margin: 0 },
    '& > h2': { ...typography.h2 },
    '& > .none': { color: vars.palette.text.secondary },
    '& > .error': { display: 'flex', gap: spacing(0.5), color: vars.palette.error.main },
    '& > ul': { padding: 0, listStyle: 'none', borderTop: `1px solid ${vars.palette.divider}` },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
      padding: spacing(1, 0),
      borderBottom: `1px solid ${vars.palette.divider}`,
      overflowWrap: 'anywhere',
      '& small': { ...typography.body2, display: 'block', color: vars.palette.text.secondary },
    },
    '& > .send': { display: 'flex', justifyContent: 'flex-end' },
  },
}))

/** Rows to choose from on one side; who was chosen, with what the form asks for, on the other. Leaving asks. */
export function PickForm(props: PickFormProps) {
  const { picker, label, chosen, noneText, error, onRemove, detail, children, dirty, submitLabel } = props
  const { busy, run } = useBusy()
  useUnsavedGuard(dirty)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(() => props.onSubmit(event))
  }
  return (
    <Columns>
      {picker}
      <form {...usePressGuard()} onSubmit={submit} noValidate aria-label={label}>
        {children}
        <h2>
          <span role="status">
            {label} ({chosen.length})
          </span>
        </h2>
        {error && (
          <p className="error" role="alert">
            <Icon name="error" size={18} />
            {error}
          </p>
        )}
        {chosen.length === 0 ? (
          <p className="none">{noneText}</p>
        ) : (
          <ul aria-label={label}>
            {chosen.map((picked) => (
              <li key={picked.id}>
                <div>
                  <strong>{picked.nombre}</strong>
                  <small>{picked.numero_control}</small>
                  {detail && <small>{detail(picked)}</small>}
                </div>
                <IconAction
                  icon="close"
                  size="small"
                  label={`Quitar a ${picked.nombre}`}
                  onClick={() => onRemove(picked.id)}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="send">
          <BusyButton busy={busy}>{submitLabel}</BusyButton>
        </div>
      </form>
    </Columns>
  )
}
