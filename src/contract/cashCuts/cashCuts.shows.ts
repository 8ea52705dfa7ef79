/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const cashCutsShows = {
  list: ['User', 'CashCut'],
  current: ['Student', 'Parent', 'User', 'CashCut'],
  get: ['Student', 'Parent', 'User', 'CashCut'],
  paper: ['CashCut'],
} as const
