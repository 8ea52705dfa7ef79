export const reenrolmentsShows = {
  plan: ['Cycle', 'Student', 'Parent', 'Charge', 'Group', 'Tuition'],
} as const
