export const cyclesShows = {
  getCurrent: ['Cycle'],
  list: ['Cycle'],
} as const
