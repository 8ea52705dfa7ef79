import { NOT_UPDATED, DELETED } from '@contract/domain/messages'
import { calendarRoutes as routes } from '@contract/calendar/calendar.routes'
import { readCalendar, readEntry } from '../otherServers/publications'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { rowAt } from '../otherServers/lists'
import { serverMessage } from '../otherServers/answers'
import { detailHook, listHook } from '../core/reads'
import { writeHook } from '../core/writes'

export const calendarApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCalendar: build.query(reading(routes.list, readCalendar)),
    getCalendarEntry: build.query(reading(routes.get, rowAt('actividad', readEntry))),
    createCalendarEntry: build.mutation(writing(routes.create)),
    updateCalendarEntry: build.mutation(writing(routes.update)),
    replaceCalendarFile: build.mutation(writing(routes.replaceFile)),
    deleteCalendarEntry: build.mutation(writing(routes.delete)),
  }),
})

export const useUpdateCalendarEntry = writeHook(calendarApi.endpoints.updateCalendarEntry, {
  failed: NOT_UPDATED,
  saved: serverMessage,
})
export const useReplaceCalendarFile = writeHook(calendarApi.endpoints.replaceCalendarFile, {
  failed: NOT_UPDATED,
  saved: serverMessage,
})
export const useDeleteCalendarEntry = writeHook(calendarApi.endpoints.deleteCalendarEntry, {
  failed: 'Ocurrio un Error al Eliminar la Actividad',
  saved: DELETED,
})
export const useCreateCalendarEntry = writeHook(calendarApi.endpoints.createCalendarEntry, {
  failed: 'Ocurrio un Error al Registrar la Actividad',
  saved: serverMessage,
})

export const useCalendar = listHook(calendarApi.endpoints.listCalendar)
export const useCalendarEntry = detailHook(calendarApi.endpoints.getCalendarEntry)
