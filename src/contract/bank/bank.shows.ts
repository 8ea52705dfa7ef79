export const bankShows = {
  listAccounts: ['Bank'],
  listFiles: ['User', 'Bank'],
  listDeposits: ['Student', 'Parent', 'Charge', 'Tuition', 'Payment', 'Bank'],
  getProposal: ['Student', 'Parent', 'Charge', 'Tuition', 'Payment', 'Bank'],
  listWithoutDeposit: ['Student', 'Parent', 'Payment', 'Bank'],
  getHowToPay: ['Student', 'Parent', 'Bank'],
  listPayers: ['Student', 'Parent', 'User', 'Bank'],
} as const
