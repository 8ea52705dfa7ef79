export const signInsShows = {
  list: ['SignIn'],
  listByUser: ['SignIn'],
  listNewBrowsers: ['SignIn'],
} as const
