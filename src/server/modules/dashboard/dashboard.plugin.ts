import { dashboardRoutes as routes } from '@contract/dashboard/dashboard.routes'
import { dashboardSchemas as shapes } from '@contract/dashboard/dashboard.schemas'
import type { Api } from '../../http/call'
import { contractRoutes } from '../../http/contractRoutes'
import type { DashboardService } from './dashboard.service'

export const dashboardPlugin = (api: Api, service: DashboardService): void => {
  contractRoutes(api, routes, shapes, {
    get: async (call) => ({ tablero: await service.get(call) }),
  })
}
