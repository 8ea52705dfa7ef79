export const signInsShows = {
  list: ['SignIn'],
  listOf: ['SignIn'],
  newBrowsers: ['SignIn'],
} as const
