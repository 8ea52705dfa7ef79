export const rolesShows = {
  list: ['User', 'Role'],
  get: ['User', 'Role'],
} as const
