export const tuitionShows = {
  statement: ['Cycle', 'Student', 'Scholarship', 'Group', 'Tuition'],
} as const
