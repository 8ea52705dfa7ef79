import { callsOf, defineRoutes } from '../http/route'
import type { StatementsContract } from './statements.schemas'
import { statementsShows } from './statements.shows'

const statements = callsOf('CARGOS', 'COLEGIATURAS')

/** READ of either module opens all of it (decisions/0013): a statement with only half the lines would not add up. */
export const statementsRoutes = defineRoutes<StatementsContract>(statementsShows)({
  getByStudent: statements.get('/estados/alumno/{id}'),
  getByFamily: statements.get('/estados/familia'),
  listDebtors: statements.get('/morosos'),
  listUpcoming: statements.get('/adeudos/proximos'),
})
