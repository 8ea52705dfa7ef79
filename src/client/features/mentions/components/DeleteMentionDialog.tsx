import type { Mention } from '@contract/mentions/mentions.schemas'
import { useDeleteMentionMutation } from '../../../state/mentions/mentions.api'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../mentions.texts'

interface DeleteMentionDialogProps {
  mention: Mention
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** Asks before a mention and its image go. */
export function DeleteMentionDialog({ mention, onClose, onDeleted }: DeleteMentionDialogProps) {
  const [deleteMention] = useDeleteMentionMutation()
  const send = useKeyedWrite(deleteMention, useRefusal(texts.deleteFailed))
  const { notify } = useNotice()

  const remove = async () => {
    const done = await send({ id: mention.id })
    if (done) notify({ title: texts.deleted, kind: 'success' })
    onClose()
    if (done) onDeleted?.()
  }

  return (
    <ConfirmDialog
      open
      destructive
      title={texts.deleteTitle(mention.titulo)}
      text={texts.deleteText}
      confirmLabel={texts.delete}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
