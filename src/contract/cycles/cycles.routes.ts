import { callsOf, defineRoutes } from '../http/route'
import type { CyclesContract } from './cycles.schemas'
import { cyclesShows } from './cycles.shows'

const cycles = callsOf('CICLO ESCOLAR')

export const cyclesRoutes = defineRoutes<CyclesContract>(cyclesShows)({
  current: cycles.get('/ciclo/actual', { access: 'session' }),
  list: cycles.get('/ciclo/all'),
  create: cycles.post('/ciclo', {
    // A new cycle may become the current one, and then other pupils count as enrolled.
    changes: ['Cycle'],
  }),
  update: cycles.patch('/ciclo/{id}', {
    // A cycle's form switches its questionnaire on and off; charges and receipts show its name, tuition its recargo.
    changes: ['Cycle', 'Tuition'],
  }),
  delete: cycles.delete('/ciclo/{id}', { changes: ['Cycle'] }),
})
