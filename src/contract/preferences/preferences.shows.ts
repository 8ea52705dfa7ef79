export const preferencesShows = {
  list: ['Parent', 'User'],
} as const
