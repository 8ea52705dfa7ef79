export const secondFactorShows = {
  get: ['SignIn'],
} as const
