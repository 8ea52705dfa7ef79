/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const servicesShows = {
  list: ['Cycle', 'Charge', 'Concept', 'Service'],
  listPupils: ['Cycle', 'Student', 'Charge', 'Group', 'Concept', 'Service'],
  listByStudent: ['Cycle', 'Student', 'Charge', 'Service'],
} as const
