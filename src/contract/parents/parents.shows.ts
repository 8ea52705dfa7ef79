/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const parentsShows = {
  listAll: ['Cycle', 'Student', 'Parent', 'Group'],
  listEnrolled: ['Cycle', 'Student', 'Parent', 'Group'],
  get: ['Cycle', 'Student', 'Parent', 'Group'],
} as const
