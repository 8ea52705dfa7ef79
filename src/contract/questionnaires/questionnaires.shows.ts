/** Made by `npm run tags` of the answers’ schemas: the types of the rows that each read shows. */
export const questionnairesShows = {
  get: ['Cycle', 'Questionnaire'],
  listAnswers: ['Cycle', 'Parent', 'Questionnaire'],
  answersOfParent: ['Cycle', 'Parent', 'Questionnaire'],
  listPending: ['Cycle', 'Parent', 'Questionnaire'],
} as const
