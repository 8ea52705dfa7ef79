import { callsOf, defineRoutes } from '../http/route'
import type { CyclesContract } from './cycles.schemas'

const cycles = callsOf('CICLO ESCOLAR')

export const cyclesRoutes = defineRoutes<CyclesContract>()({
  current: cycles.get('/ciclo/actual', { access: 'session' }),
  list: cycles.get('/ciclo/all'),
  create: cycles.post('/ciclo', {
    // Another cycle may become the current one, and with it who is enrolled.
    changes: ['Cycle', 'Student', 'Parent'],
  }),
  update: cycles.patch('/ciclo/{id}', {
    // The questionnaire is switched on and off with its cycle; charges and receipts show its name, tuition its recargo.
    changes: ['Cycle', 'Student', 'Parent', 'Questionnaire', 'Charge', 'Tuition', 'Payment'],
  }),
  delete: cycles.delete('/ciclo/{id}', { changes: ['Cycle', 'Student', 'Parent', 'Questionnaire'] }),
})
