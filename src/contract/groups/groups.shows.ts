/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const groupsShows = {
  listByCycle: ['Cycle', 'Student', 'Group'],
  listWithoutGroup: ['Cycle', 'Student', 'Parent', 'Scholarship', 'Group'],
} as const
