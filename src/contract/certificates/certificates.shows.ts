export const certificatesShows = {
  list: ['Cycle', 'Student', 'User', 'Certificate'],
  preview: ['Cycle', 'Student', 'Charge', 'Tuition', 'Payment', 'School', 'CertificateText'],
  listTexts: ['CertificateText'],
} as const
