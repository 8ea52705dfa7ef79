export const guardiansShows = {
  list: ['Guardian'],
} as const
