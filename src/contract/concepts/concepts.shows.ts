export const conceptsShows = {
  list: ['Concept'],
} as const
