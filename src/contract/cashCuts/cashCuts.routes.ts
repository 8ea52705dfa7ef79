import { callsOf, defineRoutes, type Access } from '../http/route'
import { holds, type Permission } from '../domain/permissions'
import type { CashCutsContract } from './cashCuts.schemas'

const cashCuts = callsOf('CARGOS')

/** Money is taken by either, and each drawer is counted by its own cashier (decisions/0012). */
const cashiers = [
  ['CARGOS', 'UPDATE'],
  ['COLEGIATURAS', 'UPDATE'],
] as const satisfies Access
/** The school's cuts, or those of one's own drawer: which of them a call answers, `seesEveryCut` says. */
const readers = [['CARGOS', 'READ'], ...cashiers] as const satisfies Access

/** Whether somebody sees the cuts of all cashiers, and not their own alone. */
export const seesEveryCut = (permissions: readonly Permission[]): boolean =>
  holds(permissions, 'CARGOS', 'READ')

export const cashCutsRoutes = defineRoutes<CashCutsContract>()({
  list: cashCuts.get('/cortes', { access: readers }),
  current: cashCuts.get('/cortes/actual', { access: readers }),
  get: cashCuts.get('/cortes/{id}', { access: readers }),
  paper: cashCuts.get('/cortes/{id}/documento', { access: readers }),
  open: cashCuts.patch('/cortes/fondo', { access: cashiers, changes: ['CashCut'] }),
  close: cashCuts.post('/cortes', { access: cashiers, changes: ['CashCut'] }),
})
