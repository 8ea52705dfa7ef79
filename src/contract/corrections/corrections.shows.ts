export const correctionsShows = {
  list: ['Parent', 'User', 'Correction'],
} as const
