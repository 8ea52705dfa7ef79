/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const reenrolmentsShows = {
  plan: ['Cycle', 'Student', 'Parent', 'Charge', 'Group', 'Tuition'],
} as const
