import { dashboardRoutes as routes } from '@contract/dashboard/dashboard.routes'
import { baseApi } from '../core/baseApi'
import { reading } from '../core/call'
import { answerHook } from '../core/reads'

const counted = ['Charge', 'Tuition', 'Payment', 'CashCut', 'Student', 'Parent', 'Cycle'] as const

export const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** An error on a server that has no board. */
    getDashboard: build.query(
      reading(routes.read, ({ tablero }) => tablero, [...counted, 'Scholarship', 'Group', 'Employee']),
    ),
  }),
})

/** The numbers of the day, as far as the user may read them. */
export const useDashboard = answerHook(dashboardApi.endpoints.getDashboard)
