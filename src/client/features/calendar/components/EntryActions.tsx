import { calendarRoutes as routes } from '@contract/calendar/calendar.routes'
import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { RowAction } from '../../../ui/list/RowAction'
import { texts } from '../calendar.texts'
import type { OpenDialog } from './EntryDialogs'

/** What one may do with an entry. */
export function EntryActions({ entry, onOpen }: { entry: CalendarEntry; onOpen: OpenDialog }) {
  const canUpdate = useAppSelector((state) => selectMay(state, routes.updateInfo.access))
  const canDelete = useAppSelector((state) => selectMay(state, routes.delete.access))
  return (
    <>
      {canUpdate && <RowAction label={texts.editHere} onClick={() => onOpen('edit', entry)} />}
      {canUpdate && <RowAction label={texts.replace} onClick={() => onOpen('replace', entry)} />}
      {canDelete && <RowAction danger label={texts.delete} onClick={() => onOpen('delete', entry)} />}
    </>
  )
}
