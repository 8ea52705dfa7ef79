/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const contactsShows = {
  list: ['Student', 'Parent', 'User', 'Contact'],
} as const
