export const paymentsShows = {
  get: ['Cycle', 'Student', 'Parent', 'User', 'Group', 'Payment', 'Fiscal'],
  listByStudent: ['Cycle', 'Student', 'Parent', 'User', 'Group', 'Payment', 'Fiscal'],
  listByParent: ['Cycle', 'Student', 'Parent', 'User', 'Group', 'Payment', 'Fiscal'],
  listByDay: ['Cycle', 'Student', 'Parent', 'User', 'Group', 'Payment', 'Fiscal'],
  getByFolio: ['Cycle', 'Student', 'Parent', 'User', 'Group', 'Payment', 'Fiscal'],
} as const
