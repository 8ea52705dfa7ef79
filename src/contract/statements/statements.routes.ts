import { defineRoutes } from '../http/route'
import type { StatementsContract } from './statements.schemas'

/**
 * What a pupil owes and paid, and who is behind. Either module opens all of it (decisions/0013): a statement that left out half
 * would not close.
 */
export const statementsRoutes = defineRoutes<StatementsContract>()({
  ofStudent: {
    method: 'GET',
    path: '/estados/alumno/{id}',
    access: [
      ['CARGOS', 'READ'],
      ['COLEGIATURAS', 'READ'],
    ],
  },
  /** Of a parent's children together, or of a pupil without a parent. */
  ofFamily: {
    method: 'GET',
    path: '/estados/familia',
    access: [
      ['CARGOS', 'READ'],
      ['COLEGIATURAS', 'READ'],
    ],
  },
  debtors: {
    method: 'GET',
    path: '/morosos',
    access: [
      ['CARGOS', 'READ'],
      ['COLEGIATURAS', 'READ'],
    ],
  },
})
