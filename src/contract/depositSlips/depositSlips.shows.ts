/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const depositSlipsShows = {
  list: ['Parent', 'DepositSlip'],
} as const
