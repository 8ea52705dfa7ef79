/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const rosterShows = {
  list: ['Employee', 'Department'],
  get: ['Employee', 'Department'],
} as const
