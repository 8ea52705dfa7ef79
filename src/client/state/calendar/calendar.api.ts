import { calendarRoutes as routes } from '@contract/calendar/calendar.routes'
import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import { kindOfName } from '@contract/domain/files'
import { MONTH_NAMES } from '@contract/domain/months'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt } from '../core/lists'

/** An entry of any server: the school's existing one sends a link whose name tells what it is, and no more. */
const readEntry = (
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

/** In the order of the year, of one month the newest first, whatever the server's order. */
const byMonth = (answer: Parameters<typeof readEntries>[0]): CalendarEntry[] =>
  readEntries(answer).sort((a, b) => place(a) - place(b) || b.id - a.id)

export const calendarApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCalendar: build.query(reading(routes.list, byMonth)),
    getCalendarEntry: build.query(reading(routes.get, rowAt('actividad', readEntry))),
    registerCalendarEntry: build.mutation(writing(routes.create)),
    changeCalendarMonth: build.mutation(writing(routes.updateInfo)),
    replaceCalendarFile: build.mutation(writing(routes.updateFile)),
    deleteCalendarEntry: build.mutation(writing(routes.delete)),
  }),
})

export const {
  useRegisterCalendarEntryMutation,
  useChangeCalendarMonthMutation,
  useReplaceCalendarFileMutation,
  useDeleteCalendarEntryMutation,
} = calendarApi
