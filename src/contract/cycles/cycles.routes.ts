import { defineRoutes } from '../http/route'
import type { CyclesContract } from './cycles.schemas'

export const cyclesRoutes = defineRoutes<CyclesContract>()({
  current: { method: 'GET', path: '/ciclo/actual', access: 'session' },
  list: { method: 'GET', path: '/ciclo/all', access: [['CICLO ESCOLAR', 'READ']] },
  create: {
    method: 'POST',
    path: '/ciclo',
    access: [['CICLO ESCOLAR', 'CREATE']],
    // Another cycle may become the current one, and with it who is enrolled.
    changes: ['Cycle', 'Student', 'Parent'],
  },
  update: {
    method: 'PATCH',
    path: '/ciclo/{id}',
    access: [['CICLO ESCOLAR', 'UPDATE']],
    // The questionnaire is switched on and off with its cycle; charges and receipts show its name, tuition its recargo.
    changes: ['Cycle', 'Student', 'Parent', 'Questionnaire', 'Charge', 'Tuition', 'Payment'],
  },
  delete: {
    method: 'DELETE',
    path: '/ciclo/{id}',
    access: [['CICLO ESCOLAR', 'DELETE']],
    changes: ['Cycle', 'Student', 'Parent', 'Questionnaire'],
  },
})
