/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const noticesShows = {
  listOfParent: ['Notice', 'User'],
} as const
