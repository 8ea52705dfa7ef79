import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import { MediaCard } from '../../../ui/cards/MediaCard'
import { texts } from '../calendar.texts'
import { fileText, monthTitle, uploadDay } from '../calendar.words'
import { EntryActions } from './EntryActions'
import type { OpenDialog } from './EntryDialogs'
import { MonthSheet } from './MonthSheet'

interface EntryCardProps {
  entry: CalendarEntry
  onOpen: OpenDialog
}

/** An entry in the list: its picture opens it large, its title leads to its page. */
export function EntryCard({ entry, onOpen }: EntryCardProps) {
  const month = monthTitle(entry.mes)
  const day = uploadDay(entry)
  return (
    <MediaCard
      title={month}
      to={`/calendario/${entry.id}`}
      picture={entry.tipo === 'image' ? (entry.urlMiniatura ?? entry.urlFoto) : null}
      standIn={<MonthSheet mes={entry.mes} />}
      onOpen={{ label: `${texts.view} ${texts.what(month)}`, run: () => onOpen('view', entry) }}
      actions={<EntryActions entry={entry} onOpen={onOpen} />}
    >
      {fileText(entry)}
      {day && <br />}
      {day && texts.uploaded(day)}
    </MediaCard>
  )
}
