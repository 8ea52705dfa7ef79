/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const signInsShows = {
  list: ['SignIn'],
  listOf: ['SignIn'],
  newBrowsers: ['SignIn'],
} as const
