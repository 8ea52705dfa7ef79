export const yearPapersShows = {
  getByFamily: ['Student', 'Parent', 'Payment', 'School'],
} as const
