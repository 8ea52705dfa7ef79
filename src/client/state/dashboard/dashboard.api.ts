import { dashboardRoutes as routes } from '@contract/dashboard/dashboard.routes'
import { baseApi } from '../core/baseApi'
import { reading } from '../core/call'
import { answerHook } from '../core/reads'

const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** An error on a server that has no board. */
    getDashboard: build.query(reading(routes.read, ({ tablero }) => tablero)),
  }),
})

/** The numbers of the day, as far as the user may read them. */
export const useDashboard = answerHook(dashboardApi.endpoints.getDashboard)
