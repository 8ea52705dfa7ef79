export const scholarshipsShows = {
  get: ['Cycle', 'Student', 'Scholarship', 'Group'],
  listByCycle: ['Cycle', 'Student', 'Scholarship', 'Group'],
  listSiblings: ['Cycle', 'Student', 'Parent', 'Scholarship', 'Group'],
  listEligible: ['Cycle', 'Student', 'Parent', 'Scholarship', 'Group'],
  listHolders: ['Cycle', 'Student', 'Parent', 'Scholarship', 'Group'],
} as const
