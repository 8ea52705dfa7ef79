export const fiscalShows = {
  listOfParent: ['Student', 'Parent', 'Fiscal'],
  listOfStudent: ['Student', 'Parent', 'Fiscal'],
} as const
