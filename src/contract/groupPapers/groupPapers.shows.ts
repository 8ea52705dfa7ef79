export const groupPapersShows = {
  ofGroup: ['Cycle', 'Student', 'Group'],
  card: ['Cycle', 'Student'],
  check: ['School'],
} as const
