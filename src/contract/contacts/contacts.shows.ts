export const contactsShows = {
  list: ['Student', 'Parent', 'User', 'Contact'],
} as const
