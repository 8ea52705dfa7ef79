export const yearPapersShows = {
  ofFamily: ['Student', 'Parent', 'Payment', 'School'],
} as const
