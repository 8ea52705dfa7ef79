import { calendarRoutes as routes } from '@contract/calendar/calendar.routes'
import { baseApi } from '../core/baseApi'
import { reading, writing } from '../core/call'
import { listAt, rowAt } from '../core/lists'
import { readEntry } from './calendar.read'

export const calendarApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCalendar: build.query(reading(routes.list, listAt('actividades', readEntry), ['CalendarEntry'])),
    getCalendarEntry: build.query(reading(routes.get, rowAt('actividad', readEntry), ['CalendarEntry'])),
    registerCalendarEntry: build.mutation(writing(routes.create)),
    changeCalendarMonth: build.mutation(writing(routes.updateInfo)),
    replaceCalendarFile: build.mutation(writing(routes.updateFile)),
    deleteCalendarEntry: build.mutation(writing(routes.delete)),
  }),
})

export const {
  useListCalendarQuery,
  useGetCalendarEntryQuery,
  useRegisterCalendarEntryMutation,
  useChangeCalendarMonthMutation,
  useReplaceCalendarFileMutation,
  useDeleteCalendarEntryMutation,
} = calendarApi
