import { callsOf, defineRoutes } from '../http/route'
import type { QuestionnairesContract } from './questionnaires.schemas'
import { questionnairesShows } from './questionnaires.shows'

const questionnaires = callsOf('PADRES')

export const questionnairesRoutes = defineRoutes<QuestionnairesContract>(questionnairesShows)({
  create: questionnaires.post('/ciclo/formulario', {
    access: [['CICLO ESCOLAR', 'CREATE']],
    changes: ['Questionnaire'],
  }),
  get: questionnaires.get('/ciclo/cuestionario/{id}', { access: [['CICLO ESCOLAR', 'READ']] }),
  // `{id}` and `{cycleId}` are ids of the cycle.
  listAnswers: questionnaires.get('/cuestionarios/respuestas/{id}', { sensitive: true }),
  getAnswersByParent: questionnaires.get('/cuestionarios/respuestas/{cycleId}/padre/{id}', {
    sensitive: true,
  }),
  answer: questionnaires.patch('/cuestionarios/respuestas', {
    sensitive: true,
    changes: ['Questionnaire'],
    // After a refusal the page reads the cycle again: its switch on screen was old.
    restsOn: ['Cycle'],
  }),
  // Contains no answers: the enrolment screen warns about these parents.
  listPending: questionnaires.get('/cuestionarios/pendientes/{id}', {
    access: [
      ['PADRES', 'READ'],
      ['INSCRIPCIONES', 'READ'],
      ['INSCRIPCIONES', 'CREATE'],
    ],
  }),
})
