/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const familyPageShows = {
  links: ['Parent', 'FamilyLink'],
} as const
