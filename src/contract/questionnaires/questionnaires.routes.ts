import { defineRoutes } from '../http/route'
import type { QuestionnairesContract } from './questionnaires.schemas'

export const questionnairesRoutes = defineRoutes<QuestionnairesContract>()({
  create: {
    method: 'POST',
    path: '/ciclo/formulario',
    access: [['CICLO ESCOLAR', 'CREATE']],
    changes: ['Questionnaire'],
  },
  get: { method: 'GET', path: '/ciclo/cuestionario/{id}', access: [['CICLO ESCOLAR', 'READ']] },
  // Ours: `{id}` and `{cycleId}` are those of the cycle.
  listAnswers: { method: 'GET', path: '/cuestionarios/respuestas/{id}', access: [['PADRES', 'READ']] },
  answersOfParent: {
    method: 'GET',
    path: '/cuestionarios/respuestas/{cycleId}/padre/{id}',
    access: [['PADRES', 'READ']],
  },
  answer: {
    method: 'PATCH',
    path: '/cuestionarios/respuestas',
    access: [['PADRES', 'UPDATE']],
    changes: ['Questionnaire'],
    // Refused while the cycle takes no answers: its switch is what the page did not know.
    restsOn: ['Cycle'],
  },
  // Only who has not answered, nothing of what was answered: whoever enrols is warned by it.
  listPending: {
    method: 'GET',
    path: '/cuestionarios/pendientes/{id}',
    access: [
      ['PADRES', 'READ'],
      ['INSCRIPCIONES', 'READ'],
      ['INSCRIPCIONES', 'CREATE'],
    ],
  },
})
