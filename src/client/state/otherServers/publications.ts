import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import { kindOfName } from '@contract/domain/files'
import { MONTH_NAMES } from '@contract/domain/months'
import type { EventFile, SchoolEvent } from '@contract/events/events.schemas'
import type { Mention } from '@contract/mentions/mentions.schemas'
import { listAt } from './lists'

export const readMention = (row: Partial<Mention> & Pick<Mention, 'id'>): Mention => ({
  nombre: '',
  titulo: '',
  descripcion: '',
  fecha: '',
  urlFoto: '',
  urlMiniatura: null,
  ancho: null,
  alto: null,
  ...row,
})

/** The school's existing server sends only a link: its ending tells the kind of file. */
const fileOf = (urlFoto: string): EventFile => ({
  tipo: kindOfName(urlFoto) === 'video' ? 'video' : 'image',
  urlFoto,
  urlMiniatura: null,
  ancho: null,
  alto: null,
})

export const readEvent = (row: Partial<SchoolEvent> & Pick<SchoolEvent, 'id'>): SchoolEvent => {
  const urlFoto = row.urlFoto ?? []
  return {
    nombre: '',
    titulo: '',
    descripcion: '',
    fecha: '',
    ...row,
    urlFoto,
    archivos: row.archivos ?? urlFoto.map(fileOf),
  }
}

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

const place = ({ mes }: CalendarEntry): number => MONTH_NAMES.indexOf(mes)

const readEntries = listAt('actividades', readEntry)

export const readCalendar = (answer: Parameters<typeof readEntries>[0]): CalendarEntry[] =>
  readEntries(answer).sort((a, b) => place(a) - place(b) || b.id - a.id)
