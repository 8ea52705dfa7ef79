export const cashCutsShows = {
  list: ['User', 'CashCut'],
  current: ['Student', 'Parent', 'User', 'CashCut'],
  get: ['Student', 'Parent', 'User', 'CashCut'],
  paper: ['CashCut'],
} as const
