import { dashboardRoutes as routes } from '@contract/dashboard/dashboard.routes'
import { baseApi } from '../core/baseApi'
import { reading } from '../core/call'
import { answerHook } from '../core/reads'

const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Fails on a server without this call. */
    getDashboard: build.query(reading(routes.read, ({ tablero }) => tablero)),
  }),
})

/** The numbers of the day that the user may read. */
export const useDashboard = answerHook(dashboardApi.endpoints.getDashboard)
