import { detailHook, listHook } from '../core/reads'
import { calendarApi } from './calendar.api'

/** In the order of the year, of one month the newest first. */
export const useCalendar = listHook(calendarApi.endpoints.listCalendar)
export const useCalendarEntry = detailHook(calendarApi.endpoints.getCalendarEntry)
