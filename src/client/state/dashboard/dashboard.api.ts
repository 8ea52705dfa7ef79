import { dashboardRoutes as routes } from '@contract/dashboard/dashboard.routes'
import { baseApi } from '../core/baseApi'
import { reading } from '../core/call'
import { answerHook } from '../core/reads'

const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query(reading(routes.get, ({ tablero }) => tablero)),
  }),
})

export const useDashboard = answerHook(dashboardApi.endpoints.getDashboard)
