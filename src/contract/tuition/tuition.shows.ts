export const tuitionShows = {
  get: ['Cycle', 'Student', 'Scholarship', 'Group', 'Tuition'],
} as const
