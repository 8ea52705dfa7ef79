export const enrolmentsShows = {
  siblingPlaces: ['Cycle', 'Student', 'Parent'],
  withoutYear: ['Cycle', 'Student', 'Group'],
  preview: ['Cycle', 'Student', 'Charge', 'Scholarship', 'Group', 'Tuition'],
  dueProposals: ['Cycle', 'Charge'],
  listBajas: ['Cycle', 'Student', 'Charge', 'User', 'Tuition'],
} as const
