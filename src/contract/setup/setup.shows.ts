export const setupShows = {
  get: ['Cycle', 'Student', 'User', 'Payment', 'School'],
} as const
