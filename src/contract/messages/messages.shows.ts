export const messagesShows = {
  list: ['User', 'Message', 'Mail'],
  get: ['User', 'Message'],
  listMessages: ['Parent', 'Charge', 'Tuition', 'Payment', 'Contact', 'Message'],
  listByParent: ['Parent', 'Charge', 'User', 'Tuition', 'Payment', 'Contact', 'Message'],
} as const
