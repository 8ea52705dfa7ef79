export const cyclesShows = {
  current: ['Cycle'],
  list: ['Cycle'],
} as const
