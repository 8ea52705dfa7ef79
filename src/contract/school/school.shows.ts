export const schoolShows = {
  get: ['Payment', 'School'],
} as const
