import type { ReactNode } from 'react'
import { ConfirmDialog } from './ConfirmDialog'
import { InfoDialog, type InfoDialogProps } from './InfoDialog'

interface DeleteDialogProps {
  title: string
  text: ReactNode
  /** Shown instead of the question when the page already knows why it cannot be deleted. */
  hindered?: ({ text: ReactNode } & Pick<InfoDialogProps, 'title' | 'action'>) | false
  onDelete: () => Promise<{ done: boolean }>
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** Also closes after a refusal: the same request would be refused again. */
export function DeleteDialog({ title, text, hindered, onDelete, onClose, onDeleted }: DeleteDialogProps) {
  if (hindered) {
    const { text: why, ...dialog } = hindered
    return (
      <InfoDialog {...dialog} onClose={onClose}>
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
