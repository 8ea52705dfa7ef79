import { callsOf, defineRoutes } from '../http/route'
import type { CyclesContract } from './cycles.schemas'
import { cyclesShows } from './cycles.shows'

const cycles = callsOf('CICLO ESCOLAR')

export const cyclesRoutes = defineRoutes<CyclesContract>(cyclesShows)({
  getCurrent: cycles.get('/ciclo/actual', { access: 'session' }),
  list: cycles.get('/ciclo/all'),
  create: cycles.post('/ciclo', { changes: ['Cycle'] }),
  update: cycles.patch('/ciclo/{id}', {
    // The cycle's days and recargo change what open months cost today.
    changes: ['Cycle', 'Tuition'],
  }),
  delete: cycles.delete('/ciclo/{id}', { changes: ['Cycle'] }),
})
