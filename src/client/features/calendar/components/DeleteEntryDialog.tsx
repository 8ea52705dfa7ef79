import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import { useDeleteCalendarEntryMutation } from '../../../state/calendar/calendar.api'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { texts } from '../calendar.texts'
import { monthTitle, uploadDay } from '../calendar.words'

interface DeleteEntryDialogProps {
  entry: CalendarEntry
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** Asks before an entry and its file go. */
export function DeleteEntryDialog({ entry, onClose, onDeleted }: DeleteEntryDialogProps) {
  const [deleteEntry] = useDeleteCalendarEntryMutation()
  const send = useKeyedWrite(deleteEntry, useRefusal(texts.deleteFailed))
  return (
    <DeleteDialog
      title={texts.deleteTitle(monthTitle(entry.mes))}
      text={texts.deleteText(texts.theKind[entry.tipo], uploadDay(entry))}
      done={texts.deleted}
      onDelete={() => send({ id: entry.id })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
