export const groupsShows = {
  listByCycle: ['Cycle', 'Student', 'Group'],
  listWithoutGroup: ['Cycle', 'Student', 'Parent', 'Scholarship', 'Group'],
} as const
