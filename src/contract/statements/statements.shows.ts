export const statementsShows = {
  ofStudent: ['Cycle', 'Student', 'Parent', 'Charge', 'Group', 'Tuition', 'Payment', 'School'],
  ofFamily: ['Cycle', 'Student', 'Parent', 'Charge', 'Group', 'Tuition', 'Payment', 'School'],
  debtors: [
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
  upcoming: ['Cycle', 'Student', 'Parent', 'Charge', 'Group', 'Tuition'],
} as const
