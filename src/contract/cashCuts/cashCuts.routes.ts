import { callsOf, defineRoutes } from '../http/route'
import type { CashCutsContract } from './cashCuts.schemas'

const cashCuts = callsOf('CARGOS')

/** Who may see charges sees the school's cuts; who may take money closes their own (decisions/0012). */
export const cashCutsRoutes = defineRoutes<CashCutsContract>()({
  list: cashCuts.get('/cortes'),
  current: cashCuts.get('/cortes/actual'),
  get: cashCuts.get('/cortes/{id}'),
  paper: cashCuts.get('/cortes/{id}/documento'),
  open: cashCuts.patch('/cortes/fondo', { changes: ['CashCut'] }),
  close: cashCuts.post('/cortes', { access: [['CARGOS', 'UPDATE']], changes: ['CashCut'] }),
})
