export const fiscalShows = {
  listByParent: ['Student', 'Parent', 'Fiscal'],
  listByStudent: ['Student', 'Parent', 'Fiscal'],
} as const
