import { callsOf, defineRoutes, type Access } from '../http/route'
import { hasPermission, type Permission } from '../domain/permissions'
import type { CashCutsContract } from './cashCuts.schemas'
import { cashCutsShows } from './cashCuts.shows'

const cashCuts = callsOf('CARGOS')

/** Either permission takes money, and each cashier counts their own drawer (decisions/0012). */
const cashiers = [
  ['CARGOS', 'UPDATE'],
  ['COLEGIATURAS', 'UPDATE'],
] as const satisfies Access
const readers = [['CARGOS', 'READ'], ...cashiers] as const satisfies Access

export const seesEveryCut = (permissions: readonly Permission[]): boolean =>
  hasPermission(permissions, 'CARGOS', 'READ')

export const cashCutsRoutes = defineRoutes<CashCutsContract>(cashCutsShows)({
  list: cashCuts.get('/cortes', { access: readers }),
  getCurrent: cashCuts.get('/cortes/actual', { access: readers }),
  get: cashCuts.get('/cortes/{id}', { access: readers }),
  getPaper: cashCuts.get('/cortes/{id}/documento', { access: readers }),
  open: cashCuts.patch('/cortes/fondo', { access: cashiers, changes: ['CashCut'] }),
  /** Afterwards no payment of the cut can be cancelled in it, so `corte_abierto` of payments changes too. */
  close: cashCuts.post('/cortes', { access: cashiers, changes: ['CashCut', 'Payment'] }),
})
