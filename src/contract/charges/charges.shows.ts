export const chargesShows = {
  listPendingEnrolment: ['Cycle', 'Student', 'Parent', 'Charge', 'User', 'Group', 'Concept', 'Service'],
  listPending: ['Cycle', 'Student', 'Parent', 'Charge', 'User', 'Group', 'Concept', 'Service'],
  listCancelled: ['Cycle', 'Student', 'Parent', 'Charge', 'User', 'Group', 'Concept', 'Service'],
  listPartlyPaid: ['Cycle', 'Student', 'Parent', 'Charge', 'User', 'Group', 'Concept', 'Service'],
  listByStudent: ['Cycle', 'Student', 'Parent', 'Charge', 'User', 'Group', 'Concept', 'Service'],
} as const
