/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const documentsShows = {
  listKinds: ['DocumentKind'],
  listMissing: ['Cycle', 'Student', 'Parent', 'Group', 'DocumentKind', 'Document'],
  listByStudent: ['Cycle', 'Student', 'User', 'DocumentKind', 'Document'],
} as const
