import { auditRoutes as routes } from '@contract/audit/audit.routes'
import { auditSchemas as shapes } from '@contract/audit/audit.schemas'
import { contractRoute, type Api } from '../../http/contractRoute'
import type { AuditService } from './audit.service'

export const auditPlugin = (api: Api, service: AuditService): void => {
  contractRoute(api, routes.list, shapes.list, async (call) => ({
    ok: true,
    ...(await service.list(call, call.query)),
  }))
}
