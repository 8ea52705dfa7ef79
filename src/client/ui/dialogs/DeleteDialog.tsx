import type { ReactNode } from 'react'
import { ConfirmDialog } from './ConfirmDialog'
import { InfoDialog, type InfoDialogProps } from './InfoDialog'

interface DeleteDialogProps {
  /** The question: "¿Eliminar la mención PRIMER LUGAR?". */
  title: string
  /** What goes with it. */
  text: ReactNode
  /** Why it does not go, where the page knows before the server says so: it is told and nothing is asked. */
  hindered?: ({ text: ReactNode } & Pick<InfoDialogProps, 'title' | 'action'>) | false
  /** Sends it, and tells how that went: `useWrite`'s `send` does. */
  onDelete: () => Promise<{ done: boolean }>
  onClose: () => void
  /** Where to go once there is nothing left to show. */
  onDeleted?: (() => void) | undefined
}

/** Asks before something goes for good. It closes either way: what was refused would be refused again. */
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
