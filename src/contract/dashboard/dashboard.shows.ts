/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const dashboardShows = {
  read: [
    'Cycle',
    'Student',
    'Parent',
    'Charge',
    'User',
    'Scholarship',
    'Group',
    'Tuition',
    'Payment',
    'CashCut',
    'Contact',
    'Employee',
    'School',
    'Bank',
    'Message',
    'Correction',
    'Reminder',
    'Mail',
  ],
} as const
