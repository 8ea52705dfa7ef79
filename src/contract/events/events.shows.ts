export const eventsShows = {
  list: ['User', 'SchoolEvent'],
  get: ['User', 'SchoolEvent'],
} as const
