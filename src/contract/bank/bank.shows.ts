export const bankShows = {
  accounts: ['Bank'],
  files: ['User', 'Bank'],
  movements: ['Student', 'Parent', 'Charge', 'Tuition', 'Payment', 'Bank'],
  proposalFor: ['Student', 'Parent', 'Charge', 'Tuition', 'Payment', 'Bank'],
  withoutDeposit: ['Student', 'Parent', 'Payment', 'Bank'],
  howToPay: ['Student', 'Parent', 'Bank'],
  payers: ['Student', 'Parent', 'User', 'Bank'],
} as const
