import type { Mention } from '@contract/mentions/mentions.schemas'
import { useDeleteMentionMutation } from '../../../state/mentions/mentions.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../mentions.texts'

interface DeleteMentionDialogProps {
  mention: Mention
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** Asks before a mention and its image go. */
export function DeleteMentionDialog({ mention, onClose, onDeleted }: DeleteMentionDialogProps) {
  const [deleteMention] = useDeleteMentionMutation()
  const { send } = useWrite(deleteMention, { failed: texts.deleteFailed, saved: texts.deleted })
  return (
    <DeleteDialog
      title={texts.deleteTitle(mention.titulo)}
      text={texts.deleteText}
      onDelete={() => send({ id: mention.id })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
