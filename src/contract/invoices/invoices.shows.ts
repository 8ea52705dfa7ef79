export const invoicesShows = {
  list: ['Student', 'Parent', 'Payment', 'School', 'Concept', 'Fiscal', 'Invoice'],
  delivery: ['Invoice'],
  deductible: ['Payment', 'School'],
} as const
