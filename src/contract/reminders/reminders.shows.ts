/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const remindersShows = {
  list: ['Parent', 'User', 'School', 'Reminder', 'Mail'],
  calendar: ['Student', 'Parent', 'Charge', 'Tuition', 'Payment', 'Contact', 'School', 'Reminder'],
} as const
