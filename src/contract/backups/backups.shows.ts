export const backupsShows = {
  getLast: ['Backup'],
  get: ['Backup'],
} as const
