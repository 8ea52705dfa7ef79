import type { SchoolEvent } from '@contract/events/events.schemas'
import { useDeleteEventMutation } from '../../../state/events/events.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { useWrite } from '../../../write/useWrite'
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
  const { send } = useWrite(deleteEvent, { failed: texts.deleteFailed, saved: texts.deleted })
  return (
    <DeleteDialog
      title={texts.deleteTitle(event.titulo)}
      text={texts.deleteText(countText(event))}
      onDelete={() => send({ id: event.id })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
