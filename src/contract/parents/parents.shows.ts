export const parentsShows = {
  listAll: ['Cycle', 'Student', 'Parent', 'Group'],
  listEnrolled: ['Cycle', 'Student', 'Parent', 'Group'],
  get: ['Cycle', 'Student', 'Parent', 'Group'],
} as const
