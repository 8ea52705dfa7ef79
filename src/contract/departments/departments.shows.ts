export const departmentsShows = {
  list: ['Employee', 'Department'],
  getWithEmployees: ['Employee', 'Department'],
} as const
