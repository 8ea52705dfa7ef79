export const documentsShows = {
  listKinds: ['DocumentKind'],
  listMissing: ['Cycle', 'Student', 'Parent', 'Group', 'DocumentKind', 'Document'],
  listByStudent: ['Cycle', 'Student', 'User', 'DocumentKind', 'Document'],
} as const
