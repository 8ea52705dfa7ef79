import { defineRoutes } from '../http/route'
import type { DashboardContract } from './dashboard.schemas'
import { dashboardShows } from './dashboard.shows'

/** Every signed-in user may ask; each part is left out for users who may not read what it counts (decisions/domain/dashboard). */
export const dashboardRoutes = defineRoutes<DashboardContract>(dashboardShows)({
  read: { method: 'GET', path: '/tablero', access: 'session' },
})
