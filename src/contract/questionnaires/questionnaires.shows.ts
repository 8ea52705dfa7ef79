export const questionnairesShows = {
  get: ['Cycle', 'Questionnaire'],
  listAnswers: ['Cycle', 'Parent', 'Questionnaire'],
  getAnswersByParent: ['Cycle', 'Parent', 'Questionnaire'],
  listPending: ['Cycle', 'Parent', 'Questionnaire'],
} as const
