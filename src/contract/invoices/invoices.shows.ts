export const invoicesShows = {
  list: ['Student', 'Parent', 'Payment', 'School', 'Concept', 'Fiscal', 'Invoice'],
  getDelivery: ['Invoice'],
  getDeductible: ['Payment', 'School'],
} as const
