import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import { MediaDialog } from '../../../ui/files/MediaDialog'
import { sizeOf } from '../../../ui/files/mediaSize'
import { texts } from '../calendar.texts'
import { fileName, monthTitle } from '../calendar.words'

/** The picture or the PDF of an entry, large. */
export function ViewEntryDialog({ entry, onClose }: { entry: CalendarEntry; onClose: () => void }) {
  const month = monthTitle(entry.mes)
  return (
    <MediaDialog
      title={month}
      url={entry.urlFoto}
      kind={entry.tipo}
      size={sizeOf(entry)}
      alt={texts.alt(month)}
      what={texts.what(month)}
      downloadName={fileName(entry)}
      onClose={onClose}
    />
  )
}
