export const mentionsShows = {
  list: ['User', 'Mention'],
  get: ['User', 'Mention'],
} as const
