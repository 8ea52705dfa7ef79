export const backupsShows = {
  last: ['Backup'],
  get: ['Backup'],
} as const
