import { defineRoutes } from '../http/route'
import type { DashboardContract } from './dashboard.schemas'

/** Anybody signed in may ask; each part is there for who may read what it counts (decisions/domain/dashboard). */
export const dashboardRoutes = defineRoutes<DashboardContract>()({
  read: { method: 'GET', path: '/tablero', access: 'session' },
})
