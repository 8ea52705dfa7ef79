/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const certificatesShows = {
  list: ['Cycle', 'Student', 'User', 'Certificate'],
  preview: ['Cycle', 'Student', 'Charge', 'Tuition', 'Payment', 'School', 'CertificateText'],
  listTexts: ['CertificateText'],
} as const
