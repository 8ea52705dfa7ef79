export const setupShows = {
  read: ['Cycle', 'Student', 'User', 'Payment', 'School'],
} as const
