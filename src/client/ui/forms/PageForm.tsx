import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode, SyntheticEvent } from 'react'
import { Link } from 'react-router-dom'
import { useUnsavedGuard } from '../guard/useUnsavedGuard'
import { Row } from '../layout/layout'
import { BusyButton } from './BusyButton'
import { useBusy } from './useBusy'
import { usePressGuard } from './usePressGuard'

interface PageFormProps {
  onSubmit: (event: SyntheticEvent) => unknown
  /** Leaving the page asks first, except by a `navigate()` after the save. */
  dirty: boolean
  submitLabel: string
  cancelTo?: string
  footer?: ReactNode
  children: ReactNode
}

const Form = styled('form')(({ theme: { spacing } }) => ({
  ':where(&) > :where(* + :not(:empty))': { marginTop: spacing(2) },
}))

const Foot = styled(Row)(({ theme: { spacing } }) => ({ marginTop: spacing(3) }))

export function PageForm({ onSubmit, dirty, submitLabel, cancelTo, footer, children }: PageFormProps) {
  const { busy, run } = useBusy()
  useUnsavedGuard(dirty)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(() => onSubmit(event))
  }
  return (
    <Form {...usePressGuard()} onSubmit={submit} noValidate>
      {children}
      <Foot justify="end" gap={1.5}>
        {footer}
        {cancelTo !== undefined && (
          <Button component={Link} to={cancelTo}>
            Cancelar
          </Button>
        )}
        <BusyButton busy={busy}>{submitLabel}</BusyButton>
      </Foot>
    </Form>
  )
}
