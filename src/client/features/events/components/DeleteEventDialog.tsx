import type { SchoolEvent } from '@contract/events/events.schemas'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useDeleteEventMutation } from '../../../state/events/events.api'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
import { texts } from '../events.texts'
import { countText } from '../events.values'

interface DeleteEventDialogProps {
  event: SchoolEvent
  onClose: () => void
  onDeleted: () => void
}

/** Asks before an event and its files go. */
export function DeleteEventDialog({ event, onClose, onDeleted }: DeleteEventDialogProps) {
  const [deleteEvent] = useDeleteEventMutation()
  const send = useKeyedWrite(deleteEvent, useRefusal(texts.deleteFailed))
  const { notify } = useNotice()

  const remove = async () => {
    const done = await send({ id: event.id })
    if (done) notify({ title: texts.deleted, kind: 'success' })
    onClose()
    if (done) onDeleted()
  }

  return (
    <ConfirmDialog
      open
      destructive
      title={texts.deleteTitle(event.titulo)}
      text={texts.deleteText(countText(event))}
      confirmLabel={texts.delete}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
