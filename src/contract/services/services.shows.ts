export const servicesShows = {
  list: ['Cycle', 'Charge', 'Concept', 'Service'],
  listStudents: ['Cycle', 'Student', 'Charge', 'Group', 'Concept', 'Service'],
  listByStudent: ['Cycle', 'Student', 'Charge', 'Service'],
} as const
