import type { SchoolEvent } from '@contract/events/events.schemas'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { useDeleteEventMutation } from '../../../state/events/events.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { useRefusal } from '../../../ui/forms/useRefusal'
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
  return (
    <DeleteDialog
      title={texts.deleteTitle(event.titulo)}
      text={texts.deleteText(countText(event))}
      done={texts.deleted}
      onDelete={() => send({ id: event.id })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
