/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const backupsShows = {
  last: ['Backup'],
  get: ['Backup'],
} as const
