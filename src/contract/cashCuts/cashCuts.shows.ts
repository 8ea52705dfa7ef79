export const cashCutsShows = {
  list: ['User', 'CashCut'],
  getCurrent: ['Student', 'Parent', 'User', 'CashCut'],
  get: ['Student', 'Parent', 'User', 'CashCut'],
  getPaper: ['CashCut'],
} as const
