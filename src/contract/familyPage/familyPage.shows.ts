export const familyPageShows = {
  links: ['Parent', 'FamilyLink'],
} as const
