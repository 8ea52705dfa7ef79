import { statementsRoutes as routes } from '@contract/statements/statements.routes'
import { baseApi } from '../core/baseApi'
import { reading } from '../core/call'

export const statementsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query(reading(routes.ofStudent, ({ estado }) => estado)),
    getFamilyAccount: build.query(reading(routes.ofFamily, ({ estado }) => estado)),
    listDebtors: build.query(
      reading(routes.debtors, ({ escuela, fecha, morosos, prorrogas = [] }) => ({
        escuela,
        fecha,
        morosos,
        prorrogas,
      })),
    ),
    listUpcoming: build.query(
      reading(routes.upcoming, ({ desde, hasta, proximos }) => ({ desde, hasta, proximos })),
    ),
  }),
})
