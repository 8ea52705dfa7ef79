import { callsOf, defineRoutes } from '../http/route'
import type { StatementsContract } from './statements.schemas'
import { statementsShows } from './statements.shows'

const statements = callsOf('CARGOS', 'COLEGIATURAS')

/** READ of either module opens all of it (decisions/0013): a statement with only half the lines would not add up. */
export const statementsRoutes = defineRoutes<StatementsContract>(statementsShows)({
  ofStudent: statements.get('/estados/alumno/{id}'),
  ofFamily: statements.get('/estados/familia'),
  debtors: statements.get('/morosos'),
  upcoming: statements.get('/adeudos/proximos'),
})
