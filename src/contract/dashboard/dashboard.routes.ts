import { defineRoutes } from '../http/route'
import type { DashboardContract } from './dashboard.schemas'
import { dashboardShows } from './dashboard.shows'

/** Every signed-in user may ask; parts without permission are left out (decisions/domain/dashboard). */
export const dashboardRoutes = defineRoutes<DashboardContract>(dashboardShows)({
  get: { method: 'GET', path: '/tablero', access: 'session' },
})
