/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const paymentsShows = {
  get: ['Cycle', 'Student', 'Parent', 'User', 'Group', 'Payment'],
  listByStudent: ['Cycle', 'Student', 'Parent', 'User', 'Group', 'Payment'],
  listByParent: ['Cycle', 'Student', 'Parent', 'User', 'Group', 'Payment'],
  listByDay: ['Cycle', 'Student', 'Parent', 'User', 'Group', 'Payment'],
  getByFolio: ['Cycle', 'Student', 'Parent', 'User', 'Group', 'Payment'],
} as const
