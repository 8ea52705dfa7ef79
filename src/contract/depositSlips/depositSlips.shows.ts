export const depositSlipsShows = {
  list: ['Parent', 'DepositSlip'],
} as const
