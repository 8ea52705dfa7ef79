export const messagesShows = {
  list: ['User', 'Message', 'Mail'],
  get: ['User', 'Message'],
  messages: ['Parent', 'Charge', 'Tuition', 'Payment', 'Contact', 'Message'],
  ofParent: ['Parent', 'Charge', 'User', 'Tuition', 'Payment', 'Contact', 'Message'],
} as const
