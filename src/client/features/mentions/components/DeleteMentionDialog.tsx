import type { Mention } from '@contract/mentions/mentions.schemas'
import { useDeleteMentionMutation } from '../../../state/mentions/mentions.api'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { useRefusal } from '../../../ui/forms/useRefusal'
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
  return (
    <DeleteDialog
      title={texts.deleteTitle(mention.titulo)}
      text={texts.deleteText}
      done={texts.deleted}
      onDelete={() => send({ id: mention.id })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
