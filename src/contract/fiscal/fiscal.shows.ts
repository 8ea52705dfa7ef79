/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const fiscalShows = {
  listOfParent: ['Student', 'Parent', 'Fiscal'],
  listOfStudent: ['Student', 'Parent', 'Fiscal'],
} as const
