export const mailShows = {
  get: ['Mail'],
} as const
