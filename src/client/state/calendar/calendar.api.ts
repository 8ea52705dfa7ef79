import { calendarRoutes as routes } from '@contract/calendar/calendar.routes'
import type { CalendarContract, CalendarEntry } from '@contract/calendar/calendar.schemas'
import { baseApi } from '../core/baseApi'
import { call, type CallArg } from '../core/call'
import { unwrapList, unwrapRow } from '../core/lists'
import { changedBy, listTag } from '../core/tags'
import { readEntry } from './calendar.read'

export const calendarApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCalendar: build.query<CalendarEntry[], void>({
      query: call(routes.list),
      transformResponse: (answer) => unwrapList<CalendarEntry>(answer, 'actividades').map(readEntry),
      providesTags: [listTag('CalendarEntry')],
    }),
    getCalendarEntry: build.query<CalendarEntry | null, CallArg<typeof routes.get>>({
      query: call(routes.get),
      transformResponse: (answer) => {
        const row = unwrapRow<CalendarEntry>(answer, 'actividad')
        return row && readEntry(row)
      },
      providesTags: [listTag('CalendarEntry')],
    }),
    registerCalendarEntry: build.mutation<
      CalendarContract['create']['response'],
      CallArg<typeof routes.create, CalendarContract['create']['body']>
    >({ query: call(routes.create), invalidatesTags: changedBy(routes.create) }),
    changeCalendarMonth: build.mutation<
      CalendarContract['updateInfo']['response'],
      CallArg<typeof routes.updateInfo, CalendarContract['updateInfo']['body']>
    >({ query: call(routes.updateInfo), invalidatesTags: changedBy(routes.updateInfo) }),
    replaceCalendarFile: build.mutation<
      CalendarContract['updateFile']['response'],
      CallArg<typeof routes.updateFile, CalendarContract['updateFile']['body']>
    >({ query: call(routes.updateFile), invalidatesTags: changedBy(routes.updateFile) }),
    deleteCalendarEntry: build.mutation<
      CalendarContract['delete']['response'],
      CallArg<typeof routes.delete>
    >({ query: call(routes.delete), invalidatesTags: changedBy(routes.delete) }),
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
