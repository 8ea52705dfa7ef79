import { createSelector } from '@reduxjs/toolkit'
import type { CalendarEntry } from '@contract/calendar/calendar.schemas'
import { MONTH_NAMES } from '@contract/domain/months'
import { detailHook, listHook, rowsBy } from '../core/reads'
import { calendarApi } from './calendar.api'

const NONE: readonly CalendarEntry[] = []

const place = ({ mes }: CalendarEntry): number => MONTH_NAMES.indexOf(mes)

/**
 * In the order of the year, of one month the newest first, whatever the server's order. One list shows them, so its cache is
 * where they live.
 */
export const selectCalendar = createSelector(
  [calendarApi.endpoints.listCalendar.select()],
  ({ data }): readonly CalendarEntry[] =>
    data ? [...data].sort((a, b) => place(a) - place(b) || b.id - a.id) : NONE,
)

const byMonth = (entries: readonly CalendarEntry[]): readonly CalendarEntry[] =>
  [...entries].sort((a, b) => place(a) - place(b) || b.id - a.id)

/** In the order of the year, of one month the newest first, whatever the server's order. */
export const useCalendar = listHook(calendarApi.endpoints.listCalendar, rowsBy(byMonth))
export const useCalendarEntry = detailHook(calendarApi.endpoints.getCalendarEntry)
