export const calendarShows = {
  list: ['CalendarEntry'],
  get: ['CalendarEntry'],
} as const
