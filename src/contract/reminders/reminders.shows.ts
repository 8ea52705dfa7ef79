export const remindersShows = {
  list: ['Parent', 'User', 'School', 'Reminder', 'Mail'],
  getCalendar: ['Student', 'Parent', 'Charge', 'Tuition', 'Payment', 'Contact', 'School', 'Reminder'],
} as const
