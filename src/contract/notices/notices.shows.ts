export const noticesShows = {
  listOfParent: ['Notice', 'User'],
} as const
