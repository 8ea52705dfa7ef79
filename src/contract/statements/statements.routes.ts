import { callsOf, defineRoutes } from '../http/route'
import type { StatementsContract } from './statements.schemas'

const statements = callsOf('CARGOS', 'COLEGIATURAS')

/**
 * What a pupil owes and paid, and who is behind. Either module opens all of it (decisions/0013): a statement that left out half
 * would not close.
 */
export const statementsRoutes = defineRoutes<StatementsContract>()({
  ofStudent: statements.get('/estados/alumno/{id}'),
  /** Of a parent's children together, or of a pupil without a parent. */
  ofFamily: statements.get('/estados/familia'),
  debtors: statements.get('/morosos'),
  /** What falls due within the next days: what the home counts as `proximos`. */
  upcoming: statements.get('/adeudos/proximos'),
})
