export const rosterShows = {
  list: ['Employee', 'Department'],
  get: ['Employee', 'Department'],
} as const
