/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const preferencesShows = {
  list: ['Parent', 'User'],
} as const
