export const noticesShows = {
  listByParent: ['Notice', 'User'],
} as const
