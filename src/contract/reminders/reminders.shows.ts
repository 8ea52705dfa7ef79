export const remindersShows = {
  list: ['Parent', 'User', 'School', 'Reminder', 'Mail'],
  calendar: ['Student', 'Parent', 'Charge', 'Tuition', 'Payment', 'Contact', 'School', 'Reminder'],
} as const
