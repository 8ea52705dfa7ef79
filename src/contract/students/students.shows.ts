export const studentsShows = {
  listWithoutParent: ['Cycle', 'Student', 'Parent', 'Scholarship', 'Group', 'Guardian'],
  listToEnrol: ['Cycle', 'Student', 'Parent', 'Scholarship', 'Group'],
  listEnrolled: ['Cycle', 'Student', 'Parent', 'Scholarship', 'Group', 'Guardian'],
  listAll: ['Cycle', 'Student', 'Parent', 'Scholarship', 'Group', 'Guardian'],
  listIncomplete: ['Cycle', 'Student', 'Parent', 'Group'],
  getNextNumber: ['Student'],
  get: ['Cycle', 'Student', 'Parent', 'Scholarship', 'Group', 'Guardian'],
} as const
