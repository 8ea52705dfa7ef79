export const searchShows = {
  find: ['Student', 'Parent', 'Charge', 'User', 'Group', 'Tuition', 'Payment', 'SchoolEvent', 'Employee'],
} as const
