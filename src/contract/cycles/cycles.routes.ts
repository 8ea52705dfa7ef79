import { callsOf, defineRoutes } from '../http/route'
import type { CyclesContract } from './cycles.schemas'

const cycles = callsOf('CICLO ESCOLAR')

export const cyclesRoutes = defineRoutes<CyclesContract>()({
  current: cycles.get('/ciclo/actual', { access: 'session' }),
  list: cycles.get('/ciclo/all'),
  create: cycles.post('/ciclo', {
    // A new cycle may become the current one, and then other pupils count as enrolled.
    changes: ['Cycle', 'Student', 'Parent'],
  }),
  update: cycles.patch('/ciclo/{id}', {
    // A cycle's form switches its questionnaire on and off; charges and receipts show its name, tuition its recargo.
    changes: ['Cycle', 'Student', 'Parent', 'Questionnaire', 'Charge', 'Tuition', 'Payment'],
  }),
  delete: cycles.delete('/ciclo/{id}', { changes: ['Cycle', 'Student', 'Parent', 'Questionnaire'] }),
})
