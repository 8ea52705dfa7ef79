/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const cashCutsShows = {
  list: ['User', 'CashCut'],
  current: ['Student', 'User', 'CashCut'],
  get: ['Student', 'User', 'CashCut'],
  paper: ['CashCut'],
} as const
