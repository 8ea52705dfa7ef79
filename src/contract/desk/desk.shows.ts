export const deskShows = {
  family: [
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
  credit: ['Student', 'Parent', 'User', 'Tuition', 'Payment'],
  listQueue: ['Student', 'Parent', 'User', 'Payment', 'DeskQueue'],
} as const
