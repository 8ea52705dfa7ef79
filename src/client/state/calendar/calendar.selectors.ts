import { detailHook, listHook } from '../core/reads'
import { calendarApi } from './calendar.api'

/** Sorted by month, within a month newest first. */
export const useCalendar = listHook(calendarApi.endpoints.listCalendar)
export const useCalendarEntry = detailHook(calendarApi.endpoints.getCalendarEntry)
