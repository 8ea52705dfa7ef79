/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const searchShows = {
  find: ['Student', 'Parent', 'Charge', 'User', 'Group', 'Tuition', 'Payment', 'SchoolEvent', 'Employee'],
} as const
