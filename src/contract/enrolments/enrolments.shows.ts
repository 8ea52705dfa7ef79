export const enrolmentsShows = {
  listSiblingPlaces: ['Cycle', 'Student', 'Parent'],
  listWithoutYear: ['Cycle', 'Student', 'Group'],
  previewLeave: ['Cycle', 'Student', 'Charge', 'Scholarship', 'Group', 'Tuition'],
  listDueProposals: ['Cycle', 'Charge'],
  listBajas: ['Cycle', 'Student', 'Charge', 'User', 'Tuition'],
} as const
