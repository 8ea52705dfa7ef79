import { dashboardRoutes as routes } from '@contract/dashboard/dashboard.routes'
import { baseApi } from '../core/baseApi'
import { reading } from '../core/call'
import { answerHook } from '../core/reads'

const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readDashboard: build.query(reading(routes.read, ({ tablero }) => tablero)),
  }),
})

export const useDashboard = answerHook(dashboardApi.endpoints.readDashboard)
