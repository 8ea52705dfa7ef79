import type { ReactNode } from 'react'
import { ConfirmDialog } from './ConfirmDialog'
import { InfoDialog, type InfoDialogProps } from './InfoDialog'

interface DeleteDialogProps {
  /** The question: "¿Eliminar la mención PRIMER LUGAR?". */
  title: string
  /** What else is deleted with it. */
  text: ReactNode
  /** Why it cannot be deleted, when the page knows without asking the server: shown instead of the question. */
  hindered?: ({ text: ReactNode } & Pick<InfoDialogProps, 'title' | 'action'>) | false
  /** Sends it and returns the outcome: the `send` of a write's hook fits. */
  onDelete: () => Promise<{ done: boolean }>
  onClose: () => void
  /** Called after the deletion, for example to leave the page of the deleted row. */
  onDeleted?: (() => void) | undefined
}

/** Asks before deleting. It closes after a refusal too: the same request would be refused again. */
export function DeleteDialog({ title, text, hindered, onDelete, onClose, onDeleted }: DeleteDialogProps) {
  if (hindered) {
    const { text: why, ...told } = hindered
    return (
      <InfoDialog {...told} onClose={onClose}>
        {why}
      </InfoDialog>
    )
  }
  const remove = async () => {
    const { done } = await onDelete()
    onClose()
    if (done) onDeleted?.()
  }
  return (
    <ConfirmDialog
      open
      destructive
      title={title}
      text={text}
      confirmLabel="Eliminar"
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
