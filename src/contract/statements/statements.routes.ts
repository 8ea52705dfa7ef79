import { callsOf, defineRoutes } from '../http/route'
import type { StatementsContract } from './statements.schemas'
import { statementsShows } from './statements.shows'

const statements = callsOf('CARGOS', 'COLEGIATURAS')

/**
 * What pupils owe and have paid, and families that are behind. READ of either module opens all of it (decisions/0013): a
 * statement with only half the lines would not add up.
 */
export const statementsRoutes = defineRoutes<StatementsContract>(statementsShows)({
  ofStudent: statements.get('/estados/alumno/{id}'),
  /** A parent's children together, or a pupil without a parent. */
  ofFamily: statements.get('/estados/familia'),
  debtors: statements.get('/morosos'),
  /** Amounts due in the next days, counted on the home page as `proximos`. */
  upcoming: statements.get('/adeudos/proximos'),
})
