export const usersShows = {
  list: ['User', 'Role'],
} as const
