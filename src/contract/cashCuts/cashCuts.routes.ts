import { defineRoutes } from '../http/route'
import type { CashCutsContract } from './cashCuts.schemas'

/** Who may see charges sees the school's cuts; who may take money closes their own (decisions/0012). */
export const cashCutsRoutes = defineRoutes<CashCutsContract>()({
  list: { method: 'GET', path: '/cortes', access: [['CARGOS', 'READ']] },
  current: { method: 'GET', path: '/cortes/actual', access: [['CARGOS', 'READ']] },
  get: { method: 'GET', path: '/cortes/{id}', access: [['CARGOS', 'READ']] },
  paper: { method: 'GET', path: '/cortes/{id}/documento', access: [['CARGOS', 'READ']] },
  open: { method: 'PATCH', path: '/cortes/fondo', access: [['CARGOS', 'UPDATE']], changes: ['CashCut'] },
  close: { method: 'POST', path: '/cortes', access: [['CARGOS', 'UPDATE']], changes: ['CashCut'] },
})
