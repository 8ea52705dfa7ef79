export const familyPageShows = {
  listLinks: ['Parent', 'FamilyLink'],
} as const
