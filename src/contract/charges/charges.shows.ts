/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const chargesShows = {
  listPendingEnrolment: ['Cycle', 'Student', 'Parent', 'Charge', 'User', 'Group'],
  listPending: ['Cycle', 'Student', 'Parent', 'Charge', 'User', 'Group'],
  listCancelled: ['Cycle', 'Student', 'Parent', 'Charge', 'User', 'Group'],
  listPartlyPaid: ['Cycle', 'Student', 'Parent', 'Charge', 'User', 'Group'],
  listByStudent: ['Cycle', 'Student', 'Parent', 'Charge', 'User', 'Group'],
} as const
