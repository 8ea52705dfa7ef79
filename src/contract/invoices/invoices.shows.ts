/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const invoicesShows = {
  list: ['Student', 'Parent', 'Payment', 'School', 'Concept', 'Fiscal', 'Invoice'],
  delivery: ['Invoice'],
  deductible: ['Payment', 'School'],
} as const
