import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import { useDeleteCalendarEntryMutation } from '../../../state/calendar/calendar.api'
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog'
import { useWrite } from '../../../write/useWrite'
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
  const { send } = useWrite(deleteEntry, { failed: texts.deleteFailed, saved: texts.deleted })
  return (
    <DeleteDialog
      title={texts.deleteTitle(monthTitle(entry.mes))}
      text={texts.deleteText(texts.theKind[entry.tipo], uploadDay(entry))}
      onDelete={() => send({ id: entry.id })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  )
}
