import type { ReactNode } from 'react'
import { useNotice } from '../notices/useNotice'
import { ConfirmDialog } from './ConfirmDialog'

export interface DeleteDialogProps {
  /** The question: "¿Eliminar la mención PRIMER LUGAR?". */
  title: string
  /** What goes with it. */
  text: ReactNode
  /** The notice once it is gone. */
  done: string
  /** Sends it; answers nothing when it was refused, which it has told then. */
  onDelete: () => Promise<unknown>
  onClose: () => void
  /** Where to go once there is nothing left to show. */
  onDeleted?: (() => void) | undefined
}

/** Asks before something goes for good. It closes either way: what was refused would be refused again. */
export function DeleteDialog({ title, text, done, onDelete, onClose, onDeleted }: DeleteDialogProps) {
  const { notify } = useNotice()
  const remove = async () => {
    const gone = await onDelete()
    if (gone) notify({ title: done, kind: 'success' })
    onClose()
    if (gone) onDeleted?.()
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
