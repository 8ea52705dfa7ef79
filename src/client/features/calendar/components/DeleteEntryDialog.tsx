import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import { useDeleteCalendarEntryMutation } from '../../../state/calendar/calendar.api'
import { useKeyedWrite } from '../../../state/core/useKeyedWrite'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useRefusal } from '../../../ui/forms/useRefusal'
import { useNotice } from '../../../ui/notices/useNotice'
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
  const { notify } = useNotice()

  const remove = async () => {
    const done = await send({ id: entry.id })
    if (done) notify({ title: texts.deleted, kind: 'success' })
    onClose()
    if (done) onDeleted?.()
  }

  return (
    <ConfirmDialog
      open
      destructive
      title={texts.deleteTitle(monthTitle(entry.mes))}
      text={texts.deleteText(texts.theKind[entry.tipo], uploadDay(entry))}
      confirmLabel={texts.delete}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
