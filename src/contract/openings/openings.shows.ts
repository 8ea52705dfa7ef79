export const openingsShows = {
  list: ['Cycle', 'User', 'Opening'],
} as const
