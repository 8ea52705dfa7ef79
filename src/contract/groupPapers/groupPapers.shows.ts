/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const groupPapersShows = {
  ofGroup: ['Cycle', 'Student', 'Group'],
  card: ['Cycle', 'Student'],
  check: ['School'],
} as const
