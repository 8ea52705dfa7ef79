export const deskShows = {
  getFamily: [
    'Cycle',
    'Student',
    'Parent',
    'Charge',
    'User',
    'Group',
    'Tuition',
    'Payment',
    'Concept',
    'Service',
    'Fiscal',
  ],
  getCredit: ['Student', 'Parent', 'User', 'Tuition', 'Payment'],
  listQueue: ['Student', 'Parent', 'User', 'Payment', 'DeskQueue'],
} as const
