import { statementsRoutes as routes } from '@contract/statements/statements.routes'
import { baseApi } from '../core/baseApi'
import { reading } from '../core/call'

/** What is owed and paid, and the names and groups of whom it is about. A cycle's recargo changes what being late costs. */
const shown = ['Charge', 'Tuition', 'Payment', 'Student', 'Parent', 'Cycle'] as const

export const statementsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query(reading(routes.ofStudent, ({ estado }) => estado, shown)),
    getFamilyAccount: build.query(reading(routes.ofFamily, ({ estado }) => estado, shown)),
    listDebtors: build.query(
      reading(
        routes.debtors,
        ({ escuela, fecha, morosos, prorrogas = [] }) => ({
          escuela,
          fecha,
          morosos,
          prorrogas,
        }),
        [...shown, 'Contact'],
      ),
    ),
    listUpcoming: build.query(
      reading(routes.upcoming, ({ desde, hasta, proximos }) => ({ desde, hasta, proximos }), shown),
    ),
  }),
})
