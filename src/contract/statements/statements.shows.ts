export const statementsShows = {
  getByStudent: ['Cycle', 'Student', 'Parent', 'Charge', 'Group', 'Tuition', 'Payment', 'School'],
  getByFamily: ['Cycle', 'Student', 'Parent', 'Charge', 'Group', 'Tuition', 'Payment', 'School'],
  listDebtors: [
    'Cycle',
    'Student',
    'Parent',
    'Charge',
    'User',
    'Group',
    'Tuition',
    'Payment',
    'Contact',
    'School',
  ],
  listUpcoming: ['Cycle', 'Student', 'Parent', 'Charge', 'Group', 'Tuition'],
} as const
