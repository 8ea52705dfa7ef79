import { NOT_UPDATED, DELETED } from '@contract/domain/messages'
import { calendarRoutes as routes } from '@contract/calendar/calendar.routes'
import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import { kindOfName } from '@contract/domain/files'
import { MONTH_NAMES } from '@contract/domain/months'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt } from '../core/lists'
import { detailHook, listHook } from '../core/reads'
import { writeHook } from '../core/writes'

/** The school's existing server sends only a link; the kind of file follows from its name. */
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

/** The school's existing server sends another order. */
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

export const useChangeCalendarMonth = writeHook(calendarApi.endpoints.changeCalendarMonth, {
  failed: NOT_UPDATED,
  saved: 'La Actividad se actualizo correctamente',
})
export const useReplaceCalendarFile = writeHook(calendarApi.endpoints.replaceCalendarFile, {
  failed: NOT_UPDATED,
  saved: 'La Actividad se actualizo correctamente',
})
export const useDeleteCalendarEntry = writeHook(calendarApi.endpoints.deleteCalendarEntry, {
  failed: 'Ocurrio un Error al Eliminar la Actividad',
  saved: DELETED,
})
export const useRegisterCalendarEntry = writeHook(calendarApi.endpoints.registerCalendarEntry, {
  failed: 'Ocurrio un Error al Registrar la Actividad',
  saved: 'La Actividad se registro correctamente',
})

/** Sorted by month, within a month newest first. */
export const useCalendar = listHook(calendarApi.endpoints.listCalendar)
export const useCalendarEntry = detailHook(calendarApi.endpoints.getCalendarEntry)
