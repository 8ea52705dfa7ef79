import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import { kindOfName } from '@contract/domain/files'

/** An entry of any server: the school's existing one sends a link whose name tells what it is, and no more. */
export const readEntry = (
  row: Partial<CalendarEntry> & Pick<CalendarEntry, 'id' | 'mes' | 'urlFoto'>,
): CalendarEntry => ({
  tipo: kindOfName(row.urlFoto) === 'pdf' ? 'pdf' : 'image',
  urlMiniatura: null,
  ancho: null,
  alto: null,
  peso: 0,
  subido: '',
  ...row,
})
