export const groupPapersShows = {
  getPaper: ['Cycle', 'Student', 'Group'],
  getCard: ['Cycle', 'Student'],
  check: ['School'],
} as const
