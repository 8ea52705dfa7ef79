import { useCallback, useState } from 'react'
import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import { DeleteEntryDialog } from './DeleteEntryDialog'
import { EditMonthDialog } from './EditMonthDialog'
import { ReplaceEntryDialog } from './ReplaceEntryDialog'
import { ViewEntryDialog } from './ViewEntryDialog'

export type EntryDialog = 'view' | 'edit' | 'replace' | 'delete'
export type OpenDialog = (dialog: EntryDialog, entry: Pick<CalendarEntry, 'id'>) => void

/** Which dialog is open and of which entry. By id: what the dialog shows follows the list. */
export const useEntryDialogs = () => {
  const [opened, setOpened] = useState<{ dialog: EntryDialog; id: number } | null>(null)
  const open: OpenDialog = useCallback((dialog, { id }) => setOpened({ dialog, id }), [])
  const close = useCallback(() => setOpened(null), [])
  return { opened, open, close }
}

interface EntryDialogsProps {
  opened: { dialog: EntryDialog; id: number } | null
  entries: readonly CalendarEntry[]
  onClose: () => void
  onDeleted?: () => void
}

/** The dialogs of an entry, on its page and in the list. */
export function EntryDialogs({ opened, entries, onClose, onDeleted }: EntryDialogsProps) {
  const entry = entries.find(({ id }) => id === opened?.id)
  if (!opened || !entry) return null
  switch (opened.dialog) {
    case 'view':
      return <ViewEntryDialog entry={entry} onClose={onClose} />
    case 'edit':
      return <EditMonthDialog entry={entry} onClose={onClose} />
    case 'replace':
      return <ReplaceEntryDialog entry={entry} onClose={onClose} />
    case 'delete':
      return <DeleteEntryDialog entry={entry} onClose={onClose} onDeleted={onDeleted} />
  }
}
